// Whether a ticket was scanned stands in the ticket already.
final class Turnstile {
  private var ticket: Ticket?
  private var hasTicket: Bool { ticket != nil }

  func scan(_ code: String) {
    ticket = Ticket(code: code)
  }

  func pass() {
    guard hasTicket else { return }
    ticket = nil
  }
}

struct Ticket {
  var code: String
}
