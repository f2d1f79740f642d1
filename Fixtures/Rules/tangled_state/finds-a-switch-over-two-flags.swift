/// The state has a name for each combination already.
struct Connection {
  var isOpen = false  //~ tangled_state "'isOpen' and 'isSecured' are taken apart by one switch"
  var isSecured = false

  var title: String {
    switch (isOpen, isSecured) {
    case (true, true): "secured"
    case (true, false): "open"
    case (false, _): "closed"
    }
  }

  mutating func open() { isOpen = true }
  mutating func close() { isOpen = false }
  mutating func secure() { isSecured = true }
  mutating func expose() { isSecured = false }
}

struct RepairedConnection {
  enum State: String { case closed, open, secured }
  var state = State.closed
  var title: String { state.rawValue }
}

/// One flag of the value, and what somebody hands in.
struct Badge {
  var isNew = false

  func title(isShort: Bool) -> String {
    switch (isNew, isShort) {
    case (true, true): "N"
    case (true, false): "New"
    case (false, _): ""
    }
  }

  mutating func mark() { isNew = true }
  mutating func unmark() { isNew = false }
}
