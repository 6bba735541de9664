"""When something goes wrong, and help: errors, reports, the watchdog, shortcuts, about."""
