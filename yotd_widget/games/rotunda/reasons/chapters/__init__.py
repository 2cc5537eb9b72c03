"""The rules in sentences, by chapter of the specification."""
