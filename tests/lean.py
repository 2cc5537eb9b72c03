"""A plugin of pytest that must be loaded before nbval: what checks notebooks also knows how an IRI is spelled.

That takes seconds in each worker to put together, and no notebook has one; jsonschema does without where it is missing.
"""

import sys

sys.modules["rfc3987_syntax"] = None
