"""What people do at the table: dragging, keys, panning, focus."""
