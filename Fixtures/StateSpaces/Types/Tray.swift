//~ states Tray exact
//~ variables isOut isFull
//~ make Tray()
//~ make Tray(isOut: true)
//~ make Tray(isOut: unknown(), isFull: unknown())
//~ do it.push()
//~ do it.fill()
//~ rewrite left: independent

/// A memberwise initialiser passes what only the type itself may set later.
struct Tray {
  private(set) var isOut = false
  private(set) var isFull = false

  mutating func push() {
    guard !isFull else { return }
    isOut.toggle()
  }

  mutating func fill() {
    if isOut { isFull = true }
  }
}
