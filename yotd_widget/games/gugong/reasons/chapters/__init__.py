"""The rules by theme, in the order of the book: ids of the specification -> a sentence each, marked for translation."""
