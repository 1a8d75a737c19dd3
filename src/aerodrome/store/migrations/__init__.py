"""The schema of the store, one step per file in `versions`; run by `aerodrome.store.store.upgrade`."""
