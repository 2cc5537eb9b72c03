"""Why something happens: rules with their sources, and how open questions are decided."""
