// An expression matches for some values, as a condition does.
enum Seat { case window, aisle }

func price(_ seat: Seat, isChild: Bool, isLate: Bool) -> Int {
  switch (seat, isChild) {
  case (.window, !isLate): 5
  default: 20  //~ tuple_default "2 of 4"
  }
}
