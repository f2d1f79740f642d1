import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Variables that one body copies from the parts of one value: `isRunning = update.isRunning`.
package struct CopiedParts: Hashable, Sendable {
  /// The full name of the value's type.
  package var type: String
  /// By name of a variable, that of the part. Two or more.
  package var parts: [String: String]
}

extension StateGroup {
  /// What the type's bodies copy into two or more flags and optionals of the group. Those with the most variables first, and
  /// those of one type once.
  package func copiedParts(in type: ProjectType, of project: Project) -> [CopiedParts] {
    let names = Set(variables.filter(\.isChoice).map(\.name))
    let copies = writes.compactMap { write in
      write.value.copiedPart.flatMap { names.contains(write.variable) ? (write, $0) : nil }
    }
    guard copies.count > 1 else { return [] }
    let bodies = Dictionary(grouping: copies) { Source(body: $0.0.bodyPlace, local: $0.1.local) }
    let found = bodies.values.compactMap { copies -> CopiedParts? in
      let parts = Dictionary(copies.map { ($0.0.variable, $0.1.member) }) { first, _ in first }
      guard parts.count > 1, case .named(let name)? = project.type(of: copies[0].1.shape, in: type.scopeName)
      else { return nil }
      return CopiedParts(type: name, parts: parts)
    }
    let ranked = found.sorted {
      $0.parts.count != $1.parts.count ? $0.parts.count > $1.parts.count : $0.type < $1.type
    }
    return ranked.indices.filter { place in !ranked[..<place].contains { $0.type == ranked[place].type } }
      .map { ranked[$0] }
  }
}

/// A value from which a body copies.
private struct Source: Hashable {
  var body: Location
  var local: String
}

extension LoweredExpression {
  /// The part of a constant that the value is.
  fileprivate var copiedPart: StoredPart? {
    switch self {
    case .stored(let part): part
    case .present(let inner), .found(let inner, _): inner.copiedPart
    default: nil
    }
  }
}
