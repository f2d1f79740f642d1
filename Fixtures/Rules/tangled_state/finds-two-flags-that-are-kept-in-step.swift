/// Written together in all places but one: `connect` may leave both set, and nothing proves that it does not.
final class Link {
  private(set) var isConnected = false  //~ tangled_state "written together in 3 places, never both true, and one place writes only"
  private(set) var isConnecting = false

  func connect(_ again: Bool) {
    if !again && (isConnected || isConnecting) { return }
    isConnecting = true
  }

  func answered() {
    isConnected = true
    isConnecting = false
  }

  func refused() {
    isConnected = false
    isConnecting = false
  }

  func close() {
    isConnected = false
    isConnecting = false
  }
}
