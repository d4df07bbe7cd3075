"""What must not work: one test per finding of those who attacked the table, and its class."""
