"""What is kept on disk: journals, people and invitations, in SQLite or PostgreSQL."""
