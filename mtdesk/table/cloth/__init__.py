"""What is on the cloth: trains, played tiles, markers, lights, and the camera that looks at it."""
