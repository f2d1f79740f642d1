enum Channel: String {
  case mail, phone, letter, visit
}

struct Contact {
  var channel: Channel
}
