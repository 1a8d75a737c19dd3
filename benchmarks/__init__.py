"""Speed, beside other libraries; README.md tells of each script. Run them here: python -m benchmarks.engines"""
