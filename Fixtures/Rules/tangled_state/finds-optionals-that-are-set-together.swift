// Three of eight combinations: the session is one value of three parts.
import Foundation

final class Call {
  private var room: String?  //~ tangled_state "'room', 'token' and 'since' are one state in 3 variables: at most 2 of 8 combinations are reached"
  private var token: Int?
  private var since: Date?

  func join() {
    room = "lobby"
    token = 12
    since = Date()
  }

  func leave() {
    room = nil
    token = nil
    since = nil
  }
}
