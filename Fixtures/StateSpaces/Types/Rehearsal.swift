//~ states Rehearsal contains
//~ variables isOn note
//~ make Rehearsal()
//~ do it.begin()
//~ do it.handle("x")
//~ do it.handle("")
//~ do it.finish()
//~ rewrite refused: between

/// A condition over what was just written is no place to move past, though it binds the name anew.
final class Rehearsal {
  private(set) var isOn = false
  private(set) var note: String?
  private var count = 0

  func begin() {
    isOn = true
    note = nil
  }

  func handle(_ text: String) {
    note = text
    if let note, note.isEmpty {
      isOn = false
      count += 1
    } else {
      isOn = false
    }
  }

  func finish() {
    isOn = false
    note = nil
  }
}
