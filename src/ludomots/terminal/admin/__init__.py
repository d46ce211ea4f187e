"""What operators do, on the server's machine and directly in the database."""
