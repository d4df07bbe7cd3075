"""The table: a server on which people and computers play, with a browser or any other client."""
