//~ states Locksmith exact
//~ variables isChecking isOpen isJammed
//~ make Locksmith()
//~ do it.check(unknown())
//~ do it.close()
//~ sees false false false
//~ sees true false false
//~ sees false false true
//~ sees false true false
//~ rewrite isChecking isOpen isJammed

/// A reset that each branch overwrites, in branches of branches.
final class Locksmith {
  private(set) var isChecking = false
  private(set) var isOpen = false
  private(set) var isJammed = false
  private let server = Server()

  func check(_ isHard: Bool) {
    isChecking = true
    isOpen = false
    isJammed = false
    server.ask("check") { answer in
      self.isChecking = false
      if answer {
        if isHard {
          self.isOpen = true
          self.isJammed = false
        } else {
          self.isOpen = false
          self.isJammed = true
        }
      } else {
        self.isOpen = false
        self.isJammed = false
      }
    }
  }

  func close() {
    isOpen = false
  }
}
