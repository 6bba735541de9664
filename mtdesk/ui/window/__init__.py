"""The main window: menus, toolbar, log and counter of hidden tiles."""
