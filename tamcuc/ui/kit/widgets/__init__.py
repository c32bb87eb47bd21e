"""The pixel widgets. Import them from `tamcuc.ui.kit`."""
