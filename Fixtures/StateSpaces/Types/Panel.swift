//~ states Panel contains
//~ variables isOpen isShut isLocked
//~ make Panel()
//~ do it.follow(Panel.Knob())
//~ do it.follow(Panel.Knob(2))
//~ do it.follow(Panel.Knob(3))
//~ do it.take(Panel.Draft())
//~ do it.take(Panel.Draft(isOpen: true))
//~ do it.reset()
//~ rewrite left: independent

/// What a class stores, what a struct computes, and what a variable holds may be another value the next time.
final class Panel {
  final class Knob {
    private var turns: Int
    var isTurned: Bool {
      turns += 1
      return turns.isMultiple(of: 2)
    }
    init(_ turns: Int = 1) { self.turns = turns }
  }

  struct Draft {
    var isOpen = false
  }

  private(set) var isOpen = false
  private(set) var isShut = false
  private(set) var isLocked = false

  func follow(_ knob: Knob) {
    isOpen = knob.isTurned
    isShut = knob.isTurned
    isLocked = knob.isTurned
  }

  func take(_ draft: Draft) {
    var changed = draft
    isOpen = changed.isOpen
    changed.isOpen.toggle()
    isShut = changed.isOpen
    isLocked = draft.isOpen
  }

  func reset() {
    isOpen = false
    isShut = false
    isLocked = false
  }
}
