enum Seat { case window, aisle }

func price(_ seat: Seat?) -> Int {
  switch seat {
  case .window?: 20
  case .aisle?: 10
  default: 0
  }
}

func label(_ seat: Seat?) -> String {
  switch seat {
  case let seat?: "\(seat)"
  default: "any"
  }
}
