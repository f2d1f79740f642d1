import UntangleSourceFiles
package import UntangleStateSpaces

/// A question to the user: an invariant that seems to be intended, which the code cannot confirm.
package struct StateQuestion: Hashable, Sendable {
  /// The key of the premise in `.lintrc.yml`, such as `exclusive`.
  package var form: String
  /// The variables of the premise, sorted.
  package var variables: [String]
  /// The premise as in `.lintrc.yml`: `exclusive: [isA, isB]`.
  package var premise: String
  /// The premise as a clause after "if"; lowercase, without a period.
  package var sentence: String
  /// The operations that preserve the invariant; sorted.
  package var keepers: [StateOperation]
  /// The operations that would break it in some state, and so would not be allowed there; sorted.
  package var breakers: [StateOperation]
  /// The number of states that remain if the invariant holds.
  package var stateCount: Int
  /// The number of states that are reached without it. Where more variables are asked about than an enum has, these are more.
  package var reachedCount: Int

  package init(
    form: String, variables: [String], premise: String, sentence: String, keepers: [StateOperation],
    breakers: [StateOperation], stateCount: Int, reachedCount: Int
  ) {
    self.form = form
    self.variables = variables
    self.premise = premise
    self.sentence = sentence
    self.keepers = keepers
    self.breakers = breakers
    self.stateCount = stateCount
    self.reachedCount = reachedCount
  }
}

extension StateQuestion {
  /// Such as `4 of 8 reached states are left if 'isA' and 'isB' are never set at once`.
  var title: String {
    "\(grouped(stateCount)) of \(counted(reachedCount, "reached state")) \(stateCount == 1 ? "is" : "are") left if \(sentence)"
  }

  /// The evidence for and against the invariant; each without a period.
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
  /// The lines for `.lintrc.yml` that assume all of them.
  func configuration(forType type: String) -> [String] {
    ["assume:", "  \(type):"] + map { "    - \($0.premise)" }
  }
}

extension JSONText {
  /// The members of a question's object in the contract.
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
  /// Such as `A.swift:12`; the name of an operation that has no place, because it comes from outside.
  fileprivate var placeText: String { place.map { "\($0.path):\($0.line)" } ?? name.text }
}
