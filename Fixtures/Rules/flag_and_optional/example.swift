// Whether a ticket was scanned stands in the ticket already.
final class Turnstile {
  private var ticket: Ticket?
  private var hasTicket = false  //~ flag_and_optional "'hasTicket' is true exactly when 'ticket' is set"

  func scan(_ code: String) {
    ticket = Ticket(code: code)
    hasTicket = true
  }

  func pass() {
    guard hasTicket else { return }
    ticket = nil
    hasTicket = false
  }
}

struct Ticket {
  var code: String
}
