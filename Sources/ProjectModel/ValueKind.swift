import UntangleFacts

/// The kind of values that some patterns match, as deep as the patterns go.
indirect enum ValueKind: Hashable {
  struct Enumeration: Hashable {
    /// How the enum is identified.
    enum Identity: Hashable {
      case project(String)
      case foreign(String)
      /// Unknown, except for the names of the cases that the patterns use.
      case untold
    }

    struct Case: Hashable {
      var name: String
      var payload: [ValueKind]
    }

    var identity: Identity
    var cases: [Case]
  }

  case enumeration(Enumeration)
  case optional(ValueKind)
  case boolean
  case tuple([ValueKind])
  /// Unknown, or not matched by anything but `_`.
  case opaque
}

extension Project {
  /// The kind of the values of type `type`; inferred from the patterns where that is nil.
  func valueKind(
    _ patterns: [CasePattern], type: WrittenType?, named name: String, in enclosing: String?
  ) -> ValueKind {
    let told = patterns.filter { $0 != .any }
    if case .optional(let inner)? = type, inner.isOptional {
      let unwrapped = told.compactMap { $0.unwrapped(.ofOptional) }
      return .optional(valueKind(unwrapped, type: inner, named: name, in: enclosing))
    }
    // A switch without branches is over an enum without cases.
    guard !told.isEmpty || patterns.isEmpty else { return .opaque }
    return valueKind(
      subject(told.map(\.outline), type: type, named: name, in: enclosing), told, in: enclosing)
  }

  private func valueKind(
    _ subject: SwitchSubject, _ patterns: [CasePattern], in enclosing: String?
  ) -> ValueKind {
    switch subject {
    case .known(let known): return valueKind(known, patterns, in: enclosing)
    case .tuple(let elements):
      return optionalIfAsked(patterns) { inner in
        .tuple(
          elements.enumerated().map { index, element in
            let column = inner.column(index)
            return column.isEmpty ? .opaque : valueKind(element, column, in: enclosing)
          })
      }
    case .boolean: return optionalIfAsked(patterns) { _ in .boolean }
    case .unknownEnum:
      return optionalIfAsked(patterns) { .enumeration(untold($0, in: enclosing)) }
    case .notEnum, .unknown:
      return optionalIfAsked(patterns) { inner in
        inner != patterns
          ? valueKind(inner, type: nil, named: "", in: enclosing) : .opaque
      }
    }
  }

  private func valueKind(
    _ subject: EnumSubject, _ patterns: [CasePattern], in enclosing: String?
  ) -> ValueKind {
    let hasNone = subject.cases.contains("none")
    let inner = patterns.compactMap { $0.unwrapped(hasNone ? .ofTheEnum : .ofOptional) }
    let isProject = subject.home == .project
    let cases = subject.cases.map { name in
      ValueKind.Enumeration.Case(
        name: name, payload: payload(of: name, in: isProject ? subject.name : nil, inner, enclosing))
    }
    let kind = ValueKind.enumeration(
      ValueKind.Enumeration(
        identity: isProject ? .project(subject.name) : .foreign(subject.name), cases: cases))
    switch subject.wrapping {
    case .plain: return kind
    case .optional: return .optional(kind)
    }
  }

  private func untold(_ patterns: [CasePattern], in enclosing: String?) -> ValueKind.Enumeration {
    var names: [String] = []
    for case .enumCase(let name, _, _) in patterns where !names.contains(name) { names.append(name) }
    return ValueKind.Enumeration(
      identity: .untold,
      cases: names.map {
        ValueKind.Enumeration.Case(name: $0, payload: payload(of: $0, in: nil, patterns, enclosing))
      })
  }

  /// The kinds of the parts of a case's payload, as far as patterns match them.
  private func payload(
    of name: String, in owner: String?, _ patterns: [CasePattern], _ enclosing: String?
  ) -> [ValueKind] {
    let written = patterns.compactMap { pattern -> [CasePattern]? in
      guard case .enumCase(name, _, let payload?) = pattern else { return nil }
      return payload
    }
    let types = owner.flatMap { type(named: $0) }?.cases.first { $0.name == name }?.payload
    let count = types?.count ?? written.map(\.count).max() ?? 0
    return (0..<count).map { index in
      // A single binding for a whole payload is no pattern for its first part.
      let column = written.filter { $0.count == count }.map { $0[index] }
      guard !column.isEmpty else { return .opaque }
      let type = types.flatMap { self.type(of: .typed($0[index]), in: owner) }
      return valueKind(column, type: type, named: "", in: owner ?? enclosing)
    }
  }

  /// Wraps the kind in an optional where some pattern unwraps one.
  private func optionalIfAsked(
    _ patterns: [CasePattern], _ kind: ([CasePattern]) -> ValueKind
  ) -> ValueKind {
    let isAsked = patterns.contains { pattern in
      switch pattern {
      case .some, .null: true
      case .any, .enumCase, .boolean, .tuple, .other: false
      }
    }
    guard isAsked else { return kind(patterns) }
    return .optional(optionalIfAsked(patterns.compactMap { $0.unwrapped(.ofOptional) }, kind))
  }
}

/// The meaning of `.none` for a value that may be optional.
private enum NoneMeaning { case ofOptional, ofTheEnum }

extension CasePattern {
  /// The pattern without one level of `?`; nil for one that matches nil.
  fileprivate func unwrapped(_ none: NoneMeaning) -> CasePattern? {
    switch (self, none) {
    case (.some(let inner), _): inner
    case (.null, _), (.enumCase("none", nil, _), .ofOptional): nil
    case (.any, _), (.enumCase, _), (.boolean, _), (.tuple, _), (.other, _): self
    }
  }
}

extension [CasePattern] {
  /// The patterns for one element of the tuples, without wildcards.
  fileprivate func column(_ index: Int) -> [CasePattern] {
    compactMap { pattern in
      guard case .tuple(let parts) = pattern, parts.indices.contains(index) else { return nil }
      return parts[index] == .any ? nil : parts[index]
    }
  }
}
