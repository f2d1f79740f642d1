//~ states Namesake contains
//~ variables isOpen isLit isShut shut
//~ make Namesake()
//~ do it.prepare()
//~ do it.light()
//~ do it.finish()
//~ rewrite refused: released

/// Properties with the names of methods: here, and in another type of the file.
/// Which of the two `shut` means the labels would say.
final class Namesake {
  private var isOpen = false
  private var isLit = false
  private var isShut = false
  private var shut: (() -> Void)?

  func prepare() {
    isOpen = true
    shut = { self.isShut = true }
  }

  func light() { onTick(glow) }

  func finish() { shut?() }

  private func shut(_ isFinal: Bool) { isOpen = !isFinal }

  private func glow() { isLit = !isLit }
}

struct Ember {
  var glow = false
}
