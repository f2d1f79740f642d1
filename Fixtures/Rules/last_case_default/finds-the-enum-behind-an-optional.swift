enum Seat { case window, aisle }

struct Booking {
  var seat: Seat?

  var price: Int {
    switch seat {
    case .window?: 20
    case nil: 0
    default: 10  //~ last_case_default "'aisle'"
    }
  }

  var note: String {
    switch seat {
    case .some(.aisle): "aisle"
    case .none: "any"
    default: "window"  //~ last_case_default "'window'"
    }
  }
}
