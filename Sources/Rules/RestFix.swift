import UntangleFacts
import UntangleFindings
import UntangleProjectModel

/// The fix notes of the rules about a catch-all branch over one enum.
let restFixes = [
  RulePage.FixNote(
    .safe,
    """
    the cases that the branch takes replace it, in order of declaration, if a declaration says \
    which enum it is and the sources declare all its cases. An incomplete list would not compile, \
    so nothing can change silently.
    """),
  RulePage.FixNote(
    .unsafe,
    """
    the same if only the patterns show which enum it is, or if several branches name parts of one \
    case, so that naming it again may give a warning.
    """),
  RulePage.FixNote(
    .unsafe,
    """
    cases of other modules are named before the branch, which becomes `@unknown default` if later \
    versions may add cases: the tool's list of cases is as old as the tool. Those of a `@nonexhaustive` enum of \
    another module of the sources are, too.
    """),
]

extension CatchAllCoverage {
  /// Replaces the catch-all branch by the names of its cases; nil if the result may not compile.
  var fix: Fix? {
    let items = resolved.fact.items
    guard resolved.fact.label == .alone, subject.naming == .everywhere,
      items.allSatisfy({ subject.explains($0.pattern) })
    else { return nil }
    let names = subject.names(leftBy: items)
    guard !names.isEmpty else { return nil }
    let isSure =
      subject.isSure && !subject.mayBeNamedPieceByPiece(by: items)
    return Fix(
      safety: isSure ? .safe : .unsafe,
      change: .nameRest(names, unknown: subject.mayGrow ? .kept : .impossible))
  }
}

extension EnumSubject {
  /// Whether the enum is known from a declaration and all its cases are in the sources.
  var isSure: Bool { evidence == .declaration && home == .project }

  /// Whether a switch over all cases needs `@unknown default`.
  var mayGrow: Bool {
    switch home {
    case .open, .foreign(.open): true
    case .project, .foreign(.frozen): false
    }
  }

  /// Whether the pattern is valid for this enum. If it is not, the subject is probably another enum.
  func explains(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .enumCase("some", _, _), .enumCase("none", _, _): wrapping == .optional || explainsName(of: pattern)
    case .enumCase: explainsName(of: pattern)
    case .some(let inner): wrapping == .optional && explains(inner)
    case .null: wrapping == .optional
    case .any: true
    case .boolean, .literal, .tuple, .type, .expression: false
    }
  }

  private func explainsName(of pattern: Pattern) -> Bool {
    guard case .enumCase(let name, _, _) = pattern else { return false }
    return cases.contains(name)
  }

  /// The values that no branch matches unconditionally, without `where` clause and payload pattern. In order
  /// of declaration, `nil` last.
  func names(leftBy items: [CaseItem]) -> [Fix.NamedPattern] {
    var whole: Set<String> = []
    for item in items where item.condition == nil { take(item.pattern, &whole) }
    let marked = items.contains { item in if case .some = item.pattern { true } else { false } }
    let named = cases.filter { !whole.contains($0) }.map { pattern(of: $0, marked: marked) }
    return named + (wrapping == .optional && !whole.contains("nil") ? [.null] : [])
  }

  /// In a pattern over an optional, unmarked `none` and `some` mean the cases of `Optional`.
  func pattern(of name: String, marked: Bool) -> Fix.NamedPattern {
    let isMarked = wrapping == .optional && (marked || name == "none" || name == "some")
    return isMarked ? .wrapped(.enumCase(name)) : .enumCase(name)
  }

  private func take(_ pattern: Pattern, _ whole: inout Set<String>) {
    switch pattern {
    case .enumCase("none", _, _) where wrapping == .optional: whole.insert("nil")
    case .enumCase("some", _, .any) where wrapping == .optional: whole.formUnion(cases)
    case .enumCase(let name, _, .any): whole.insert(name)
    case .some(let inner): if inner.isCatchAll { whole.formUnion(cases) } else { take(inner, &whole) }
    case .null: whole.insert("nil")
    case .enumCase, .any, .boolean, .literal, .tuple, .type, .expression: break
    }
  }

  /// Whether several branches for different payloads may together cover a case. Naming the case again would
  /// then cause a warning.
  func mayBeNamedPieceByPiece(by items: [CaseItem]) -> Bool {
    let pieces = items.filter { $0.condition == nil }.compactMap { $0.pattern.nameOfPiece }
    return Set(pieces).count < pieces.count
  }
}

extension Pattern {
  /// The name of a case that the pattern matches only for some payloads.
  fileprivate var nameOfPiece: String? {
    switch self {
    case .enumCase(let name, _, .refutable): name
    case .some(let inner): inner.nameOfPiece
    case .enumCase, .any, .null, .boolean, .literal, .tuple, .type, .expression: nil
    }
  }
}
