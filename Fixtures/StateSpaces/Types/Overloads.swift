//~ states Overloads contains
//~ variables isNumber isText isSet
//~ make Overloads()
//~ make Overloads(5)
//~ make Overloads(optional: unknown() ? 1 : nil) ?? Overloads()
//~ do it.useNumber()
//~ do it.useText()
//~ do it.clear()
//~ rewrite refused: between

/// Methods of one base name, and an initialiser that may fail.
/// Names do not tell the overloads apart: any of them may be meant.
final class Overloads {
  private var isNumber = false
  private var isText = false
  private var isSet = false

  init() {}

  init(_ number: Int) {
    isSet = true
    isNumber = true
  }

  init?(optional: Int?) {
    guard optional != nil else { return nil }
    isSet = true
    set(2)
  }

  func useNumber() { set(1) }
  func useText() { set("a") }

  func clear() {
    isNumber = false
    isText = false
    isSet = false
  }

  private func set(_ number: Int) {
    isNumber = true
    isSet = isText
  }

  private func set(_ text: String) {
    isText = true
    isSet = isNumber
  }
}
