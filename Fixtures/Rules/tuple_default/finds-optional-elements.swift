enum Seat { case window, aisle }

func price(_ seat: Seat?, isChild: Bool) -> Int {
  switch (seat, isChild) {
  case (.window?, false): 20
  case (nil, _): 0
  default: 5  //~ tuple_default "3 of 6"
  }
}
