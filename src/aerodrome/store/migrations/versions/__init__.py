"""Steps of the schema, oldest first. A step that was released is never edited: a change is a new step."""
