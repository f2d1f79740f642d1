/// Has a state of its own.
final class JournalWriter {
  private var isTired = false

  func write() {
    if !isTired { journalIsOpen = true }
    isTired = true
  }

  func close() { journalIsOpen = false }
}

/// Has nothing that could be a state.
struct JournalShelf {
  var height = 3

  func read() { journalIsRead.toggle() }
}
