"""What a game is played with, as files that people can read, change and add to.

A game describes its content as a `Library` (library.py): its sections, and how an entry of each is
checked. In return it can read folders of players, and entries from saved games and strangers.
"""
