//~ states Signpost exact
//~ variables destination shouldFollow
//~ make Signpost()
//~ do it.lead(to: 3)
//~ do it.lead(toNumber: number(below: 6))
//~ do it.follow()
//~ rewrite computed: shouldFollow

/// An optional of an enum whose values cannot be compared: whether there is one can be asked of it all the same.
final class Signpost {
  enum Destination {
    case platform(number: Int)
    case exit(Int)
    case tower
  }

  private(set) var destination: Destination?
  private(set) var shouldFollow = false

  func lead(to number: Int) {
    destination = .platform(number: number)
    shouldFollow = true
  }

  func lead(toNumber number: Int) {
    destination = number > 3 ? .exit(number) : .tower
    shouldFollow = true
  }

  func follow() {
    guard shouldFollow else { return }
    destination = nil
    shouldFollow = false
  }
}
