// The first files of this room follow.
