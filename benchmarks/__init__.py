"""Speed, compared with other libraries. README.md describes each script. Run them here: python -m benchmarks.engines"""
