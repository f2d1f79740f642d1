final class Seminar {
  private(set) var isOpen = false
  private(set) var isFull = false
  private var speaker: Speaker?

  func open(_ speaker: Speaker) {
    isOpen = true
    self.speaker = speaker
  }

  func enrol(_ count: Int) {
    isFull = count > 30
  }

  func cancel() {
    isOpen = false
    isFull = false
    speaker = nil
  }

  func end() {
    isOpen = false
    isFull = false
    speaker = nil
  }

  func received(_ message: Message) {
    if message.isFarewell {
      isOpen = false  //~ partial_reset "'received' does not reset 'speaker'"
      isFull = false
    }
  }
}

struct Speaker { var name: String }
