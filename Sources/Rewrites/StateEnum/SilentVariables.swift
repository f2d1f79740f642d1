import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

extension RewriteSubject {
  /// Takes the wrapped variables as silent of which a write runs no code at once: those that SwiftUI keeps for a view, and
  /// published ones that nobody subscribes to. SwiftUI asks for the new values once the code has run on.
  ///
  /// `files` are those of the type; `isSubscribed` tells whether another file subscribes to a variable of that name, or
  /// any file to all changes of an object where it is nil. Where the group is published, `mentionRefusals` look for these.
  package mutating func findSilentVariables(in files: [ParsedFile], isSubscribed: (String?) -> Bool) {
    let isView = type.kind == .struct && type.inherited.contains { SDK.says(.keepsState, of: $0) }
    let stored = type.variables.map(\.fact).filter {
      $0.scope == .instance && $0.storage == .stored && !$0.modifiers.contains("dynamic")
        && types.wrappers.isDisjoint(with: $0.wrappers)
    }
    if isView { silent.formUnion(stored.filter { $0.wrappers == ["State"] }.map(\.name)) }
    let published: [String] = stored.filter { $0.wrappers == ["Published"] && $0.isHidden }.map(\.name)
    guard !published.isEmpty, keeping == .published || !isSubscribed(nil) else { return }
    let own: Set<String> = files.reduce(into: []) { $0.formUnion($1.projectedNames) }
    silent.formUnion(published.filter { !own.contains($0) && !isSubscribed($0) })
  }
}

extension Variable {
  /// Whether no other module sees it.
  fileprivate var isHidden: Bool { access.width <= AccessLevel.internal.width }
}

extension ParsedFile {
  /// The names behind a `$` or a `_`, which are the wrappers themselves.
  fileprivate var projectedNames: Set<String> {
    let texts = tree.tokens(viewMode: .sourceAccurate).map(\.text)
    return Set(texts.filter { $0.first == "$" || $0.first == "_" }.map { String($0.dropFirst()) })
  }
}
