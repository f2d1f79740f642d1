// Who takes a seat gave the ticket away before: there is nothing left to reset.
final class Visitor {
  private var hasTicket = false
  private(set) var isInQueue = false
  private(set) var isAtDoor = false

  func buy() {
    hasTicket = true
  }

  func queue() {
    isInQueue = true
    isAtDoor = true
    hasTicket = false
  }

  func leave() {
    hasTicket = false
    isInQueue = false
    isAtDoor = false
  }

  func goHome() {
    hasTicket = false
    isInQueue = false
    isAtDoor = false
  }

  func sit() {
    guard !hasTicket else { return }
    isInQueue = false
    isAtDoor = false
  }
}
