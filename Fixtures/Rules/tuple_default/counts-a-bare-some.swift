enum Seat { case window, aisle, floor }

func price(_ seat: Seat?, isChild: Bool) -> Int {
  switch (seat, isChild) {
  case (.some, true): 5
  default: 20  //~ tuple_default "5 of 8"
  }
}
