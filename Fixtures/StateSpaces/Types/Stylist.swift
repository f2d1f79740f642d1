//~ states Stylist exact
//~ variables look isPlain
//~ make Stylist()
//~ do it.choose(unknown())
//~ do it.undress()
//~ rewrite computed: isPlain

/// A case that is called as the one of an optional without a value: `== .none` would ask for nil.
final class Stylist {
  enum Look { case none, festive }

  private(set) var look: Look?
  private(set) var isPlain = false

  func choose(_ isFestive: Bool) {
    if isFestive {
      look = .festive
      isPlain = false
    } else {
      look = Look.none
      isPlain = true
    }
  }

  func undress() {
    look = nil
    isPlain = false
  }
}
