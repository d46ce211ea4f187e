"""What a volunteer installs and starts: wheel, services, compose files, and the page about them."""
