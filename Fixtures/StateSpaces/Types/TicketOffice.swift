//~ states TicketOffice exact
//~ variables ticket spare isOpen
//~ make TicketOffice()
//~ do it.sell(number(below: 2))
//~ do it.keep(number(below: 2))
//~ do it.close()

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

  func sell(_ number: Int) {
    guard isOpen else { return }
    ticket = Ticket(number)
    isOpen = ticket != nil
  }

  func keep(_ number: Int) {
    if ticket != nil { spare = Ticket.init(number) }
  }

  func close() {
    if spare == nil { isOpen = true }
  }
}
