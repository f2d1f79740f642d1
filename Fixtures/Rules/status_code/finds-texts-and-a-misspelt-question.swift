// The last question is misspelt, and nobody notices.
final class Connection {
  var mode: String = "idle"  //~ status_code "nothing sets it to 'conected', which is asked for"

  func open() { mode = "connecting" }

  func succeed() { self.mode = "connected" }

  func describe() -> String { "The connection is \(mode)" }

  func isBusy() -> Bool { mode == "connecting" }

  func isOpen() -> Bool { "conected" == self.mode }
}
