import Foundation

/// Locked, or left at some time: coming back ends both.
struct Lock {
  var leftAt: Date?  //~ tangled_state "'leftAt' and 'isLocked' are set apart and only cleared together"
  var isLocked = false

  mutating func leave(at date: Date) { leftAt = date }
  mutating func lock() { isLocked = true }

  mutating func unlock() {
    isLocked = false
    leftAt = nil
  }
}

/// Three cases.
struct RepairedLock {
  enum State { case open, left(Date), locked }
  var state = State.open

  mutating func leave(at date: Date) { state = .left(date) }
  mutating func lock() { state = .locked }
  mutating func unlock() { state = .open }
}

/// A reset clears whatever there is.
struct Search {
  var query: String?
  var isCaseSensitive = false
  var scope: String?

  mutating func look(for query: String) { self.query = query }
  mutating func turnCase() { isCaseSensitive = true }
  mutating func limit(to scope: String) { self.scope = scope }

  mutating func reset() {
    query = nil
    isCaseSensitive = false
    scope = nil
  }
}

/// One of the two is cleared by itself.
struct Player {
  var item: String?
  var isMuted = false

  mutating func play(_ item: String) { self.item = item }
  mutating func mute() { isMuted = true }
  mutating func unmute() { isMuted = false }

  mutating func stop() {
    item = nil
    isMuted = false
  }
}
