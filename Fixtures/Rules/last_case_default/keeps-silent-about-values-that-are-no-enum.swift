struct Ticket {
  static let adult = Ticket(price: 10)
  static let child = Ticket(price: 5)
  var price: Int
}

func label(_ ticket: Ticket, _ count: Int, _ name: String, _ isPaid: Bool) -> String {
  switch ticket {
  case .adult: print("adult")
  default: print("child")
  }
  switch count {
  case 0: print("none")
  default: print("some")
  }
  switch name {
  case "": print("nobody")
  default: print(name)
  }
  switch isPaid {
  case true: return "paid"
  default: return "due"
  }
}
