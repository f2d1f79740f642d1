import UntangleSourceFiles
package import UntangleFacts

/// A statement by the user about the use of a type, which its own code does not show.
///
/// A premise restricts which operations start in a state, and which inputs occur. It removes neither what the
/// type's code does after an operation has started, nor the states between two writes: that would hide the
/// very bugs that the search is to find.
package enum Premise: Hashable, Sendable {
  /// No operation starts, and no input occurs, that would set one of these while another one is set.
  case exclusive([String])
  /// Outside code sets or clears all of these together.
  case together([String])
  /// No operation starts, and no input occurs, that would violate the condition.
  case kept(PremiseCondition)
  /// No input occurs that would violate the condition.
  case input(PremiseCondition)
  /// Calls of the two functions alternate, starting with the first.
  case alternates(begin: String, end: String)
  /// The function is not called while code is pending that an earlier call of it created.
  case serial(String)
  /// The escaping closures of the function run at most once for each call.
  case once(String)
}

/// A condition over the variables of a type, with its source text.
package struct PremiseCondition: Hashable, Sendable {
  package var text: String
  package var value: LoweredExpression

  package init(text: String, value: LoweredExpression) {
    self.text = text
    self.value = value
  }
}

extension Premise {
  /// The premise as written in `.lintrc.yml`: `exclusive: [isA, isB]`, `kept: "isA -> b != nil"`.
  package var text: String {
    switch self {
    case .exclusive(let names): "exclusive: [\(names.joined(separator: ", "))]"
    case .together(let names): "together: [\(names.joined(separator: ", "))]"
    case .kept(let condition): "kept: \"\(condition.text)\""
    case .input(let condition): "input: \"\(condition.text)\""
    case .alternates(let begin, let end): "alternates: \(begin) / \(end)"
    case .serial(let name): "serial: \(name)"
    case .once(let name): "once: \(name)"
    }
  }

  /// Whether it is only about what comes in: the type's own code may break it.
  package var isOfInputs: Bool { if case .input = self { true } else { false } }

  /// The premise as a clause after 'if': `never two of 'isA' and 'isB' are set at once`.
  package var sentence: String {
    switch self {
    case .exclusive(let names) where names.count == 2: "'\(names[0])' and '\(names[1])' are never set at once"
    case .exclusive(let names): "never two of \(names.quotedList) are set at once"
    case .together(let names): "others set \(names.quotedList) only together"
    case .kept(let condition): "'\(condition.text)' always holds"
    case .input(let condition): "what others set keeps to '\(condition.text)'"
    case .alternates(let begin, let end): "'\(begin)' and '\(end)' take turns"
    case .serial(let name): "runs of '\(name)' do not overlap"
    case .once(let name): "what '\(name)' hands away is called at most once"
    }
  }

  /// The key in `.lintrc.yml`.
  package var form: String {
    switch self {
    case .exclusive: "exclusive"
    case .together: "together"
    case .kept: "kept"
    case .input: "input"
    case .alternates: "alternates"
    case .serial: "serial"
    case .once: "once"
    }
  }

  /// The base names of the functions in the premise.
  package var functions: Set<String> {
    switch self {
    case .exclusive, .together, .kept, .input: []
    case .alternates(let begin, let end): [begin, end]
    case .serial(let name), .once(let name): [name]
    }
  }

  /// The variables in the premise.
  package var variables: Set<String> {
    switch self {
    case .exclusive(let names), .together(let names): Set(names)
    case .kept(let condition), .input(let condition): Set(condition.value.variables)
    case .alternates, .serial, .once: []
    }
  }
}

extension [String] {
  /// As in `'a', 'b' and 'c'`.
  fileprivate var quotedList: String { UntangleSourceFiles.joined(map { "'\($0)'" }) }
}
