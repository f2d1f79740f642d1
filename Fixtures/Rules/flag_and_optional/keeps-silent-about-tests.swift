import XCTest

final class TurnstileTests: XCTestCase {
  private var ticket: Ticket?
  private var hasTicket = false

  func scan() {
    ticket = Ticket(code: "7")
    hasTicket = true
  }

  func forget() {
    ticket = nil
    hasTicket = false
  }
}

struct Ticket { var code: String }
