//~ states Wizard exact
//~ variables step isValid isDone
//~ make Wizard()
//~ do it.next()
//~ do it.check(unknown())
//~ do it.back()
//~ sees name false false
//~ sees name true false
//~ sees address false false
//~ sees address true false
//~ sees summary false false
//~ sees summary true false
//~ sees summary true true
//~ rewrite step isValid isDone

/// Comparisons of an enum, and an `if`-`else if` chain.
final class Wizard {
  enum Step { case name, address, summary }

  private var step = Step.name
  private var isValid = false
  private var isDone = false

  func next() {
    guard isValid else { return }
    if step == .name {
      step = .address
      isValid = false
    } else if step == Step.address {
      step = .summary
      isValid = false
    } else {
      isDone = true
    }
  }

  func check(_ isComplete: Bool) {
    if !isDone { isValid = isComplete }
  }

  func back() {
    guard step != .name, !isDone else { return }
    step = step == .summary ? .address : .name
    isValid = true
  }
}
