"""What operators ask and do, under ``/api/operator``. To everybody else there is nothing."""
