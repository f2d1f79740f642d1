//~ states Cloakroom contains
//~ variables isBusy isEmpty isDark guest
//~ make Cloakroom()
//~ do it.admit()
//~ do it.clear()
//~ do it.darken()
//~ rewrite refused: between, released

/// What is released between two writes looks in its `deinit`.
final class Cloakroom {
  final class Guest {
    weak var room: Cloakroom?
    init(_ room: Cloakroom) { self.room = room }
    deinit { room?.bow() }
  }

  private(set) var isBusy = false
  private(set) var isEmpty = true
  private(set) var isDark = false
  private var guest: Guest?

  func admit() {
    guard isEmpty else { return }
    isDark = false
    isEmpty = false
    isBusy = true
    guest = Guest(self)
  }

  func clear() {
    guard isBusy else { return }
    isBusy = false
    guest = nil
    isEmpty = true
  }

  func darken() {
    guard isEmpty else { return }
    isDark = true
  }

  func bow() { note("bow") }
}
