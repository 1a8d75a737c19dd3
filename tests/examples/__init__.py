"""Games of other packages: how they are found, and Kuhn poker played everywhere."""
