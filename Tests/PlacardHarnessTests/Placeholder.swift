// Filled as the room is built.
