enum TicketState { case open, paid, used, expired }

func hint(_ state: TicketState) -> String {
  switch state {
  case .open: return "Pay"
  case .paid: return "Show it at the door"
  case .used: return "Thank you"
  case .expired: return ""
  }
}
