// A note is dropped when a call comes, but nothing ever clears the call: it is set for good.
final class Contact {
  private var note: Note?
  private var call: Call?

  func write(_ note: Note) {
    guard call == nil else { return }
    self.note = note
  }

  func ring(_ call: Call) {
    self.call = call
    note = nil
  }
}

struct Note { var text: String }
struct Call { var seconds: Int }
