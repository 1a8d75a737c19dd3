"""The schema of the store, one step per file in `versions`; run by `aerodrome.table.store.upgrade`."""
