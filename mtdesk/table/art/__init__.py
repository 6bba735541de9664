"""Pure painting: functions that put a picture on a QPainter or make a QPixmap."""
