// Names for the numbers are no types: every other number compiles, too.
enum Step {
  static let first = 0, second = 1
  static let last = 2
}

final class Wizard {
  static let cancelled = -1
  fileprivate var step = Step.first
  private(set) var stage: Int = Step.first  //~ status_code "'Step.first', 'Step.last', 'Step.second' and 'Wizard.cancelled'"

  func next(isShort: Bool) { stage = isShort ? Step.last : Step.second }

  func cancel() { stage = Self.cancelled }

  var isOver: Bool { stage == Step.last || stage == Wizard.cancelled }
}
