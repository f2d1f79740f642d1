import UntangleFacts
import UntangleFindings
import UntangleProjectModel

extension CombinationCount {
  /// Replaces the catch-all branch by the names of the remaining combinations. nil if there are more than
  /// `maximum`, or if the result may not compile.
  func fix(
    _ resolved: ResolvedSwitch, _ elements: [SwitchSubject], maximum: Int, in project: Project
  ) -> Fix? {
    guard resolved.fact.label == .alone, !unnamed.isEmpty, unnamed.count <= maximum,
      elements.allSatisfy(\.isNameable),
      resolved.fact.items.allSatisfy({ $0.pattern.explains(elements) })
    else { return nil }
    let patterns = unnamed.map { values in
      Fix.NamedPattern.tuple(
        zip(values, elements).enumerated().map { index, pair in
          pair.1.pattern(of: pair.0, marked: resolved.fact.marks(index))
        })
    }
    let types = project.types(ofTuple: resolved.fact)
    let isSure = elements.enumerated().allSatisfy { index, element in
      switch element {
      case .known(let subject): subject.isSure
      case .boolean: types.indices.contains(index) && types[index] == .bool
      // An element that all patterns ignore is written as `_`.
      case .unknownEnum, .tuple, .notEnum, .unknown: true
      }
    }
    return Fix(safety: isSure ? .safe : .unsafe, change: .nameRest(patterns, unknown: .impossible))
  }
}

extension Project {
  /// The types of the tuple's elements; empty if they are unknown.
  fileprivate func types(ofTuple fact: SwitchFact) -> [WrittenType] {
    guard case .tuple(let types) = type(of: fact.subject, in: fact.enclosingType) else { return [] }
    return types
  }
}

extension SwitchSubject {
  /// Whether the values can be named. Enums of other modules may gain cases, and a pattern for a tuple cannot
  /// keep `@unknown default`.
  fileprivate var isNameable: Bool {
    switch self {
    case .known(let subject):
      subject.naming == .everywhere && !subject.mayGrow
    case .boolean, .unknownEnum, .tuple, .notEnum, .unknown: true
    }
  }

  fileprivate func pattern(of value: ElementValue, marked: Bool) -> Fix.NamedPattern {
    switch (value, self) {
    case (.enumCase(let name), .known(let subject)): subject.pattern(of: name, marked: marked)
    case (.enumCase(let name), _): .enumCase(name)
    case (.null, _): .null
    case (.boolean(let value), _): .boolean(value)
    case (.anything, _): .any
    }
  }

  fileprivate func explains(_ pattern: Pattern) -> Bool {
    switch self {
    case .known(let subject): subject.explains(pattern)
    case .boolean:
      switch pattern {
      case .boolean, .any: true
      case .enumCase, .some, .null, .literal, .tuple, .type, .expression: false
      }
    case .unknownEnum, .tuple, .notEnum, .unknown: pattern.isCatchAll
    }
  }
}

extension Pattern {
  fileprivate func explains(_ elements: [SwitchSubject]) -> Bool {
    guard case .tuple(let parts) = self, parts.count == elements.count else { return isCatchAll }
    return zip(parts, elements).allSatisfy { $1.explains($0) }
  }
}

extension SwitchFact {
  /// Whether some pattern writes the tuple's element at `index` as `x?`.
  fileprivate func marks(_ index: Int) -> Bool {
    items.contains { item in
      guard case .tuple(let parts) = item.pattern, parts.indices.contains(index),
        case .some = parts[index]
      else { return false }
      return true
    }
  }
}
