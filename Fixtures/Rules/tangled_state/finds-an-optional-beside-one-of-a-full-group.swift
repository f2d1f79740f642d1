/// Every phase may be complete or not, but the mapping is there in one phase only.
struct GestureRecorder {
  enum Recognition { case press, hold, wheel }

  private var recognition: Recognition?  //~ tangled_state "'mapping' is only ever set while 'recognition' is 'wheel'"
  private var mapping: Mapping?
  private(set) var isComplete = false

  mutating func press(isLast: Bool) {
    guard mapping == nil, recognition == nil else { return }
    recognition = .press
    isComplete = isLast
  }

  mutating func hold() {
    guard mapping == nil, recognition == nil else { return }
    recognition = .hold
  }

  mutating func release(isLast: Bool) { isComplete = isLast }

  mutating func turn(isLast: Bool) {
    guard mapping == nil, recognition == nil else { return }
    mapping = Mapping()
    recognition = .wheel
    isComplete = isLast
  }
}

struct Mapping {}
