//~ states Headcount contains
//~ variables isBusy inside
//~ compares inside > 0
//~ make Headcount()
//~ do it.enter()
//~ do it.leave()
//~ do it.fine()
//~ rewrite left: alone

/// A number that is counted up and down by literals. The table has a shorter way: which number below 1 it is, is not known.
struct Headcount {
  @Whole private var inside = 0
  private var isBusy = false

  init() {}

  mutating func enter() {
    guard inside < 1 else { return }
    inside += 1
    isBusy = true
  }

  mutating func leave() {
    guard inside > 0 else { return }
    inside -= 1
  }

  mutating func fine() {
    if !isBusy { inside -= 3 }
  }
}
