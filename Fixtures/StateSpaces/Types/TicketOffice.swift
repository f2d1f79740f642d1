//~ states TicketOffice exact
//~ variables ticket spare isOpen wasKept
//~ make TicketOffice()
//~ do it.sell(number(below: 2))
//~ do it.keep(number(below: 2))
//~ do it.close()
//~ rewrite refused: between

/// Initialisers that may fail, written in both ways.
struct Ticket {
  init?(_ number: Int) {
    if number == 0 { return nil }
  }
}

final class TicketOffice {
  private var ticket: Ticket?
  private var spare: Ticket?
  private var isOpen = true
  private var wasKept = false

  func sell(_ number: Int) {
    guard isOpen else { return }
    ticket = Ticket(number)
    isOpen = ticket != nil
  }

  func keep(_ number: Int) {
    guard ticket != nil else { return }
    spare = Ticket.init(number)
    wasKept = true
  }

  func close() {
    if spare == nil { isOpen = true }
  }
}
