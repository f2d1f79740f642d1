//~ states PrintOptions exact
//~ variables isDoubleSided isColored margin
//~ make PrintOptions(isDoubleSided: unknown(), isColored: unknown())
//~ make PrintOptions(isDoubleSided: unknown(), isColored: unknown(), margin: 1)
//~ do it.economize()
//~ rewrite left: independent

/// A memberwise initialiser can pass anything.
struct PrintOptions {
  var isDoubleSided: Bool
  var isColored = true
  var margin: Int?

  mutating func economize() {
    isColored = false
    margin = nil
  }
}
