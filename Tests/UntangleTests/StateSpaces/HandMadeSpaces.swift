import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension StateSpace {
  /// Of the variables named, with the states written as digits, the first of them the one it begins in:
  /// `["00", "10 open", "11 open, lock"]`.
  init(_ variables: [String], _ states: [String], initialCount: Int = 1) {
    let variables = variables.enumerated().map { StateVariable($1, line: Int32($0 + 1)) }
    let states = states.map { text in
      let words = text.split(separator: " ", maxSplits: 1)
      return State(
        values: words[0].compactMap { $0.wholeNumberValue },
        witness: words.count < 2
          ? [] : words[1].split(separator: ", ").map { OperationName(stringLiteral: String($0)) })
    }
    self.init(
      variables: variables, states: StateList(states), initialCount: initialCount, transitions: [],
      assumptions: [])
  }
}

/// As witnesses print it: `load.closure2`, `isOn.set`.
extension OperationName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    var words = text.split(separator: ".").map(String.init)
    var parts: [Part] = []
    while words.count > 1, let part = Part(words[words.count - 1]) {
      parts.insert(part, at: 0)
      words.removeLast()
    }
    self.init(words.joined(separator: "."), parts)
  }
}

extension OperationName.Part {
  fileprivate init?(_ word: String) {
    switch word {
    case "set": self = .setter
    case "await": self = .afterAwait
    case "closure": self = .closure(number: 1)
    case _ where word.hasPrefix("closure"):
      guard let number = Int(word.dropFirst(7)) else { return nil }
      self = .closure(number: number)
    default: return nil
    }
  }
}

extension StateVariable {
  /// `isOn` is a flag, `file?` an optional, `agreed??` a `Bool?`, `phase: idle busy` an enum.
  fileprivate init(_ text: String, line: Int32) {
    let halves = text.split(separator: ":", maxSplits: 1)
    let marks = halves[0].count { $0 == "?" }
    let cases = halves.count > 1 ? halves[1].split(separator: " ").map(String.init) : []
    let domain: Domain =
      switch (marks, cases.isEmpty) {
      case (0, true): .boolean
      case (1, true): .optional
      case (_, true): .optionalBoolean
      case (0, false): .enumeration(cases)
      case (_, false): .optionalEnumeration(cases)
      }
    self.init(
      name: String(halves[0].prefix { $0 != "?" }), domain: domain, enumName: nil, ownership: .own,
      location: Location(path: "A.swift", span: Span(line: line, column: 7, endLine: line, endColumn: 8)),
      setter: .private, initial: .off, defaultValue: .absent)
  }
}

/// The type of that name in a source text, and what is known of its state.
func typeState(
  _ name: String, in text: String, assuming premises: [Premise] = []
) async -> TypeState? {
  await onDeepStack {
    let file = Array(text.utf8).withUnsafeBufferPointer { collectFacts(path: "A.swift", bytes: $0) }
    let project = Project(files: [file], foreignEnums: .known)
    let states = project.states(
      ofTypes: project.types.indices,
      counter: StateCounter(project, SearchSettings(premises: [name: premises])))
    return states.map(\.state).first { $0.type.name == name }
  }
}
