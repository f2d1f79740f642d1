enum Seat { case window, aisle, floor }

func price(_ seat: Seat, name: String, isChild: Bool) -> Int {
  switch (seat, name, isChild) {
  case (.window, _, false): 20
  case (.aisle, let who, _): fee(who)
  default: 5  //~ tuple_default "3 of 6"
  }
}
