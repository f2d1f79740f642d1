enum TicketState { case open, paid, used, expired }

func hint(_ state: TicketState) -> String {
  if state == .open {  //~ case_chain "'else' takes 'expired'"
    return "Pay"
  } else if state == .paid {
    return "Show it at the door"
  } else if state == .used {
    return "Thank you"
  } else {
    return ""
  }
}
