"""What contributors run now and then, in the repository: python -m tools.mutants airships"""
