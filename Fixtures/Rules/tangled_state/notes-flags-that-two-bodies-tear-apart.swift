/// Every combination can be reached, and two bodies set one flag where they clear another.
final class KeyFilter {
  var isHeld = false  //~ tangled_state "one state in 3 flags: 3 bodies write several of them; an enum would say which of the 8 combinations are meant"
  var isReplayed = false
  var isDropped = false

  func copy(_ other: KeyFilter) {
    isHeld = other.isHeld
    isReplayed = other.isReplayed
    isDropped = other.isDropped
  }

  func replay() {
    isHeld = false
    isReplayed = true
  }

  func drop() {
    isReplayed = false
    isDropped = true
  }

  func reset() {
    isHeld = false
    isReplayed = false
    isDropped = false
  }
}
