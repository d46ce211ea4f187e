"""Being told when the page is closed: who is told what, and how it is sent."""
