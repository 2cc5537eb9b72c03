"""State to screen: one JSON picture, and the text, HTML and SVG made of it."""
