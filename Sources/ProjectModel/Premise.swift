import UntangleSourceFiles
package import UntangleFacts

/// What somebody says of the use of a type that its own code does not show.
///
/// A premise restricts what begins in which state, and what comes in. It never takes away what the type's own code
/// makes of a beginning, nor a state between two writes: that would assume the mistake away that it is to show.
package enum Premise: Hashable, Sendable {
  /// Nothing begins, and nothing comes in, that would set one of these while another one is set.
  case exclusive([String])
  /// Others set these only together: all of them, or none.
  case together([String])
  /// Nothing begins, and nothing comes in, that would break the condition.
  case kept(PremiseCondition)
  /// Nothing comes in that would break the condition.
  case input(PremiseCondition)
  /// Runs of two functions of the type alternate: the second begins only after the first, the first only at first or
  /// after the second.
  case alternates(begin: String, end: String)
  /// A function of the type does not begin while something that an earlier run of it has begun is still to come.
  case serial(String)
  /// What a function of the type hands away is called at most once for each run.
  case once(String)
}

/// A condition over the variables of a type, as it was written.
package struct PremiseCondition: Hashable, Sendable {
  package var text: String
  package var value: LoweredExpression

  package init(text: String, value: LoweredExpression) {
    self.text = text
    self.value = value
  }
}

extension Premise {
  /// As in `.lintrc.yml`: `exclusive: [isA, isB]`, `kept: "isA -> b != nil"`.
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

  /// What it says, to follow 'if': `never two of 'isA' and 'isB' are set at once`.
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

  /// The base names of the functions that it is about.
  package var functions: Set<String> {
    switch self {
    case .exclusive, .together, .kept, .input: []
    case .alternates(let begin, let end): [begin, end]
    case .serial(let name), .once(let name): [name]
    }
  }

  /// The variables that it is about.
  package var variables: Set<String> {
    switch self {
    case .exclusive(let names), .together(let names): Set(names)
    case .kept(let condition), .input(let condition): Set(condition.value.variables)
    case .alternates, .serial, .once: []
    }
  }
}

extension [String] {
  /// `'a', 'b' and 'c'`.
  fileprivate var quotedList: String { UntangleSourceFiles.joined(map { "'\($0)'" }) }
}
