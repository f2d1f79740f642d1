//~ states Ticket.swift exact
//~ variables ticket ticketIsStamped ticketIsValid
//~ make ticket = nil; ticketIsStamped = false; ticketIsValid = nil
//~ do buyTicket()
//~ do stamp()
//~ do check()
//~ do dropTicket()

/// An optional, and an optional Bool, outside of types.
private var ticket: Payload?
private var ticketIsStamped = false
private var ticketIsValid: Bool?

func buyTicket() {
  if ticket == nil { ticket = Payload() }
}

func stamp() {
  guard let ticket, ticket.number >= 0 else { return }
  ticketIsStamped = true
}

func check() {
  ticketIsValid = ticket.map { _ in true }
  if ticket == nil { ticketIsValid = nil } else { ticketIsValid = ticketIsStamped }
}

func dropTicket() {
  (ticket, ticketIsStamped) = (nil, false)
}
