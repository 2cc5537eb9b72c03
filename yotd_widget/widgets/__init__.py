"""The widgets: anywidget classes that show any game through the Position protocol and its JSON picture."""
