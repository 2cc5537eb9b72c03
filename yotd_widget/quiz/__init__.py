"""Questions whose answers the engine finds, whatever game they are about; no page is needed for them."""
