//~ states Ferry.swift exact
//~ variables ferryIsAway ferryIsFull ferryIsLate
//~ make ferryIsAway = false; ferryIsFull = false; ferryIsLate = false
//~ start await cross()
//~ do board()
//~ do land()

/// What waits lets others get at the variables in between.
private var ferryIsAway = false
private var ferryIsFull = false
private var ferryIsLate = false

func cross() async {
  guard !ferryIsAway else { return }
  ferryIsAway = true
  await pause()
  ferryIsLate = ferryIsFull
  ferryIsAway = false
}

func board() {
  if !ferryIsAway { ferryIsFull = true }
}

func land() {
  if ferryIsAway { return }
  ferryIsFull = false
}
