import UntangleFacts
import UntangleProjectModel

/// The scope in which the constants of a key are declared.
struct KeyOwner: Hashable {
  var store: KeyStore
  /// nil for a constant at file scope.
  var type: String?
}

/// Keys that enums compose from their raw values: `var key: String { "app.\(rawValue)" }`.
struct ComposedKeys {
  private let keys: [IndexedKey]
  /// Enums with a getter that composes a text.
  private let makers: Set<String>

  init(_ keys: [IndexedKey], _ project: Project) {
    self.keys = keys.filter { key in key.handwrittenSites.contains { $0.spelling == .composed } }
    var makers: Set<String> = []
    for index in project.files.indices {
      for named in project.files[index].namedTexts where named.form == .text {
        guard case .composed = named.text, let owner = named.enclosingType else { continue }
        makers.insert(project.fullName(owner, in: nil))
      }
    }
    self.makers = makers.filter { project.type(named: $0)?.kind == .enum }
  }

  /// The key that the enum composes from one of its raw values.
  func whole(around text: String, _ owner: KeyOwner) -> IndexedKey? {
    guard let type = owner.type, makers.contains(type) else { return nil }
    return keys.first { $0.store == owner.store && $0.text.isBuilt(around: text) }
  }
}

extension String {
  /// Whether this text is the given one with a prefix or suffix, separated by a character that is neither
  /// letter nor digit.
  fileprivate func isBuilt(around text: String) -> Bool {
    guard count > text.count + 1, !text.isEmpty else { return false }
    if hasSuffix(text) { return dropLast(text.count).last.map { !$0.isLetter && !$0.isNumber } ?? false }
    return hasPrefix(text) && dropFirst(text.count).first.map { !$0.isLetter && !$0.isNumber } ?? false
  }
}
