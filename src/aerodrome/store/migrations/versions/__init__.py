"""Steps of the schema, oldest first. Never edit a step that was released; add a new one."""
