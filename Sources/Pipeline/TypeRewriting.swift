package import UntangleRewrites
package import UntangleSourceFiles
import UntangleStateSpaces

/// A type after all possible rewrites, or the types of one name.
package struct TypeRewriting: Sendable {
  /// In the order in which they were made; refused ones and those without a rewrite come last.
  package var attempts: [RewriteAttempt]
  /// In the order of the paths; empty if nothing was rewritten.
  package var replacements: [FileReplacement]
}

extension Analysis {
  /// Rewrites one group after the other. Each rewrite starts from the result of the one before.
  package func rewriting(
    ofTypeNamed name: String, naming names: ChosenNames = ChosenNames(), oldNames: OldNames = .kept
  ) throws(TypeChoiceError) -> TypeRewriting {
    try TypeRewriter(analysis: self, name: name, names: names, oldNames: oldNames).rewriting()
  }
}

/// Rewrites the types of one name.
private struct TypeRewriter {
  let analysis: Analysis
  let name: String
  let names: ChosenNames
  let oldNames: OldNames

  func rewriting() throws(TypeChoiceError) -> TypeRewriting {
    let paths = try analysis.types(named: name).map(\.location.path)
    guard paths.count > 1, Set(paths).count == paths.count else { return try rewriting { _ in true } }
    // Types of several targets. Beside each other, their new enums would have one name.
    var result = TypeRewriting(attempts: [], replacements: [])
    for path in paths.sorted() {
      let one = try rewriting { $0 == path }
      result.attempts += one.attempts
      result.replacements += one.replacements
    }
    let changed = result.replacements.map(\.file.path)
    guard Set(changed).count == changed.count else { return try rewriting { _ in true } }
    let (made, left) = (result.attempts.filter(\.isProved), result.attempts.filter { !$0.isProved })
    result.attempts = made + left
    result.replacements.sort { $0.file.path.precedesByBytes($1.file.path) }
    return result
  }

  /// `isWanted` is asked for the path of each type.
  private func rewriting(of isWanted: (String) -> Bool) throws(TypeChoiceError) -> TypeRewriting {
    var current = analysis
    var done: [RewriteAttempt] = []
    while done.count < roundLimit {
      let made = Set(done.compactMap { $0.rewrite?.states.property })
      let attempts = try current.suggestions(forTypesNamed: name, naming: names).filter { attempt in
        isWanted(attempt.location.path)
          && attempt.rewrite?.states.variables.contains { made.contains($0.name) } != true
      }
      guard let next = attempts.first(where: \.isProved) else {
        let rest = done.isEmpty ? attempts : attempts.filter { !$0.isLeft }
        return TypeRewriting(
          attempts: done + rest, replacements: analysis.replacements(with: current.outcome.request))
      }
      done.append(next)
      current = current.with(next.rewrittenFiles)
      current = OldNameRemoving(analysis: current, oldNames: oldNames).result(of: next) ?? current
    }
    return TypeRewriting(attempts: done, replacements: analysis.replacements(with: current.outcome.request))
  }
}
