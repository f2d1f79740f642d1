import UntangleStateSpaces

// What assumptions rule out.

extension RunText {
  /// What becomes of the state where it is ruled out and happens nevertheless, in a release build.
  enum Outcome {
    case stays
    case becomes(Int)
    /// The step is taken as from any other state.
    case goesOn
  }

  /// A line for each state in which the step is ruled out whatever is asked; none without assumptions.
  func assertions(_ outcome: Outcome) -> [String] {
    let befores = Set(table.excluded.map(\.before)).sorted()
    return befores.flatMap { before -> [String] in
      let words = words(for: table.excluded.filter { $0.before == before }, outcome)
      let pattern = states.pattern(before, binding: [])
      return states.hasPayload
        ? [
          "if case \(pattern)\(table.run.isChained ? "?" : "") = \(place) {",
          "\(indent)assertionFailure(\"\(words)\")", "}",
        ] : ["assert(\(place) != \(pattern), \"\(words)\")"]
    }
  }

  /// A branch for each combination that is ruled out.
  var excludedBranches: [Branch] {
    var order: [[Int]] = []
    for one in table.excluded where !order.contains(one.values) { order.append(one.values) }
    return order.map { values in
      let found = table.excluded.filter { $0.values == values }
      let patterns = states.cases.indices.flatMap { index in
        let own = found.filter { $0.before == index }
        return self.patterns(of: allAnswers.filter { answer in own.contains { $0.fits(answer) } }, in: index)
      }
      return Branch(patterns: unique(patterns), content: .excluded(words(for: found, .stays)))
    }
  }

  private func words(for excluded: [RunTable.Excluded], _ outcome: Outcome) -> String {
    var combinations: [String] = []
    for values in excluded.map(\.values) {
      let text = states.words(for: values)
      if !combinations.contains(text) { combinations.append(text) }
    }
    let end =
      switch outcome {
      case .stays: "it stays as it is"
      case .becomes(let index): "it becomes '\(states.cases[index].name)'"
      case .goesOn: "it goes on all the same"
      }
    return "no case for \(combinations.joined(separator: ", or for ")): \(end)"
  }
}

extension StateEnum {
  /// What is set in a combination: `'isPlaying' with 'isPaused'`.
  func words(for values: [Int]) -> String {
    let terms = zip(variables, values).compactMap { $0.term(of: $1) }
    let names = terms.map { "'\($0)'" }
    return names.count > 1
      ? names.joined(separator: " with ") : names.first.map { "\($0) alone" } ?? "none of them"
  }
}

extension RunTable.Excluded {
  /// Whether it is ruled out for these answers.
  func fits(_ answer: [Int]) -> Bool {
    zip(answers, answer).allSatisfy { $0 == nil || $0 == $1 }
  }
}
