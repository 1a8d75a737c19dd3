"""The table server under load, and the load: python -m benchmarks.table.run"""
