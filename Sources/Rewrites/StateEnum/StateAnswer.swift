import UntangleFacts
import UntangleSourceFiles
import UntangleStateSpaces

/// A property of the enum that says in which cases a method goes on: `canStart`.
struct StateAnswer: Hashable {
  var name: String
  /// Places of the cases in which it is true, ascending; some, and not all.
  var holding: [Int]

  /// nil where the cases do not decide, or decide always the same.
  init?(_ guarded: MethodGuard, _ states: StateEnum, _ reader: ValueReader) {
    let truths = states.cases.map { reader.truth(of: guarded.value, in: $0.values) }
    holding = truths.indices.filter { truths[$0] == true }
    guard !truths.contains(nil), !holding.isEmpty, holding.count < truths.count,
      guarded.method.first?.isLetter ?? false
    else { return nil }
    name = "can" + guarded.method.startingBig
  }

  /// Without indentation of their own, as a member of the enum.
  func lines(in states: StateEnum, indent: String) -> [String] {
    let others = states.cases.indices.filter { !holding.contains($0) }
    func branch(_ places: [Int], _ answer: String) -> [String] {
      wrappedLines(
        "case ", places.map { states.pattern($0, binding: []) }, ": return \(answer)", indent: indent
      )
      .map { indent + indent + $0 }
    }
    return ["\(indent)var \(name): Bool {", "\(indent)\(indent)switch self {"]
      + branch(holding, "true") + branch(others, "false") + ["\(indent)\(indent)}", "\(indent)}"]
  }
}

extension Location {
  /// Whether another place lies within it.
  func holds(_ other: Location) -> Bool {
    path == other.path && span.contains(other.span)
  }
}
