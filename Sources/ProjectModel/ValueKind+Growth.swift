import UntangleFacts

/// A case that is to be added to an enum of the project.
struct NewCase {
  var enumName: String
  var name: String
}

extension ValueKind {
  /// The kind with the new case in each occurrence of the enum.
  func adding(_ new: NewCase) -> ValueKind {
    switch self {
    case .enumeration(var known):
      for index in known.cases.indices {
        known.cases[index].payload = known.cases[index].payload.map { $0.adding(new) }
      }
      if known.identity == .project(new.enumName) {
        known.cases.append(Enumeration.Case(name: new.name, payload: []))
      }
      return .enumeration(known)
    case .optional(let inner): return .optional(inner.adding(new))
    case .tuple(let elements): return .tuple(elements.map { $0.adding(new) })
    case .boolean, .opaque: return self
    }
  }

  /// The kind with the given enum in place of each unknown enum whose known cases it has.
  func supposing(_ name: String, cases: [String]) -> ValueKind {
    switch self {
    case .enumeration(let known):
      guard known.identity == .untold, known.cases.allSatisfy({ cases.contains($0.name) }) else {
        return self
      }
      let payloads = Dictionary(known.cases.map { ($0.name, $0.payload) }) { first, _ in first }
      return .enumeration(
        Enumeration(
          identity: .project(name),
          cases: cases.map { Enumeration.Case(name: $0, payload: payloads[$0] ?? []) }))
    case .optional(let inner): return .optional(inner.supposing(name, cases: cases))
    case .tuple(let elements): return .tuple(elements.map { $0.supposing(name, cases: cases) })
    case .boolean, .opaque: return self
    }
  }

  /// The case names of each unknown enum in the kind.
  var untoldNames: [Set<String>] {
    switch self {
    case .enumeration(let known):
      let deeper = known.cases.flatMap { $0.payload.flatMap(\.untoldNames) }
      return known.identity == .untold ? [Set(known.cases.map(\.name))] + deeper : deeper
    case .optional(let inner): return inner.untoldNames
    case .tuple(let elements): return elements.flatMap(\.untoldNames)
    case .boolean, .opaque: return []
    }
  }

  /// The values that contain the new case, as patterns: one for each position.
  func patterns(of new: NewCase) -> [CasePattern] {
    switch self {
    case .enumeration(let known):
      let own: [CasePattern] =
        known.identity == .project(new.enumName) ? [.enumCase(new.name, type: nil, payload: [])] : []
      return own
        + known.cases.flatMap { known in
          Self.places(of: new, in: known.payload).map { .enumCase(known.name, type: nil, payload: $0) }
        }
    case .optional(let inner): return inner.patterns(of: new).map { .some($0) }
    case .tuple(let elements): return Self.places(of: new, in: elements).map { .tuple($0) }
    case .boolean, .opaque: return []
    }
  }

  private static func places(of new: NewCase, in elements: [ValueKind]) -> [[CasePattern]] {
    elements.indices.flatMap { index in
      elements[index].patterns(of: new).map { pattern in
        var row = [CasePattern](repeating: .any, count: elements.count)
        row[index] = pattern
        return row
      }
    }
  }
}
