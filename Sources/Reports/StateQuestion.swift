import UntangleSourceFiles
package import UntangleStateSpaces

/// Something that seems to be meant, and that only somebody who knows can say.
package struct StateQuestion: Hashable, Sendable {
  /// The key in `.lintrc.yml` under which it is assumed: `exclusive`.
  package var form: String
  /// The variables that it is about, sorted.
  package var variables: [String]
  /// As in `.lintrc.yml`: `exclusive: [isA, isB]`.
  package var premise: String
  /// What would be assumed, to follow "if"; lowercase, without a period.
  package var sentence: String
  /// What keeps it up; sorted.
  package var keepers: [StateOperation]
  /// What would not begin, or come in, in some state; sorted.
  package var breakers: [StateOperation]
  /// How many states are left if it holds.
  package var stateCount: Int

  package init(
    form: String, variables: [String], premise: String, sentence: String, keepers: [StateOperation],
    breakers: [StateOperation], stateCount: Int
  ) {
    self.form = form
    self.variables = variables
    self.premise = premise
    self.sentence = sentence
    self.keepers = keepers
    self.breakers = breakers
    self.stateCount = stateCount
  }
}

extension StateQuestion {
  /// `4 of 8 states are left if 'isA' and 'isB' are never set at once`, of so many that are reached.
  func title(of reached: Int) -> String {
    "\(grouped(stateCount)) of \(counted(reached, "reached state")) \(stateCount == 1 ? "is" : "are") left if \(sentence)"
  }

  /// What speaks for it, and what against; each without a period.
  var reasons: [String] {
    var reasons: [String] = []
    if !keepers.isEmpty { reasons.append("kept up by \(list(keepers))") }
    if !breakers.isEmpty { reasons.append("\(list(breakers)) would break it") }
    return reasons
  }

  private func list(_ operations: [StateOperation]) -> String {
    let shown = operations.prefix(4).map { operation in
      "'\(operation.name)'" + (operation.place.map { " (\($0.path):\($0.line))" } ?? "")
    }
    let rest = operations.count - shown.count
    return joined(rest > 0 ? shown + ["\(grouped(rest)) more"] : shown)
  }
}

extension [StateQuestion] {
  /// What to write into `.lintrc.yml` where all of it is meant.
  func configuration(forType type: String) -> [String] {
    ["assume:", "  \(type):"] + map { "    - \($0.premise)" }
  }
}

extension JSONText {
  /// The contract's object of a question.
  mutating func members(of question: StateQuestion) {
    member("form", question.form)
    member("variables", question.variables)
    member("keptBy", question.keepers.map(\.placeText))
    member("brokenBy", question.breakers.map(\.placeText))
    member("leaves", question.stateCount)
    member("premise", question.premise)
  }
}

extension StateOperation {
  /// `A.swift:12`; what others set has a name and no place.
  fileprivate var placeText: String { place.map { "\($0.path):\($0.line)" } ?? name }
}
