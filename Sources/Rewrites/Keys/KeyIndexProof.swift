import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// The first difference between the key indexes of the old and the rewritten sources; nil if there is none.
///
/// Each place must use the same key in the same way; only the spelling of the key may change. The file
/// `declaration` may only define names for keys.
package func ledgerDifference(
  from old: KeyIndex, to new: KeyIndex, declaredIn declaration: String
) -> Refusal? {
  let before = old.entriesByPath
  var after = new.entriesByPath
  after[declaration]?.removeAll { $0.meaning.access == .define }
  for path in Set(before.keys).union(after.keys).sorted(by: { $0.precedesByBytes($1) }) {
    let (left, right) = (before[path] ?? [], after[path] ?? [])
    if let place = zip(left, right).first(where: { !$0.0.isKept(by: $0.1) }) {
      let (was, would) = (place.0.meaning.text, place.1.meaning.text)
      return Refusal(
        was == would
          ? "the rewritten source would use '\(was)' in another way here"
          : "the rewritten source would use '\(would)' instead of '\(was)' here",
        at: place.0.site.location)
    }
    if left.count > right.count {
      let lost = left[right.count]
      return Refusal(
        "the rewritten source would not show the key '\(lost.meaning.text)'", at: lost.site.location)
    }
    if right.count > left.count {
      let more = right[left.count]
      return Refusal(
        "the rewritten source would use '\(more.meaning.text)' once more", at: more.site.location)
    }
  }
  return nil
}

private struct LedgerEntry {
  /// Everything about a use except its spelling and the type of its value.
  struct Meaning: Hashable {
    var store: KeyStore
    var text: String
    var form: IndexedKey.Form
    var kind: KeyKind
    var access: KeyAccess
    var route: KeySite.Route
    var enclosingType: String?
    var origin: FileOrigin
  }

  var site: KeySite
  var meaning: Meaning

  init(_ key: IndexedKey, _ site: KeySite) {
    self.site = site
    meaning = Meaning(
      store: key.store, text: key.text, form: key.form, kind: site.kind, access: site.access,
      route: site.route.isTypedCall ? .direct : site.route, enclosingType: site.enclosingType,
      origin: site.origin)
  }

  /// Whether the new entry has the same meaning. A type that was unknown may become known, since the new
  /// calls declare their type.
  func isKept(by other: LedgerEntry) -> Bool {
    meaning == other.meaning && (site.valueType == nil || site.valueType == other.site.valueType)
  }
}

extension KeySite.Route {
  /// Whether it is an overload of a `UserDefaults` method that takes a case and calls that method.
  fileprivate var isTypedCall: Bool {
    guard case .function(let name) = self else { return false }
    let parts = name.split(separator: ".").map(String.init)
    return parts.count == 2 && parts[0] == "UserDefaults"
      && (parts[1] == "set" || parts[1] == "removeObject" || DefaultsGetter(rawValue: parts[1]) != nil)
  }
}

extension KeyIndex {
  /// The entries of each file, sorted by place, then by text and access.
  fileprivate var entriesByPath: [String: [LedgerEntry]] {
    let entries = keys.flatMap { key in key.sites.map { LedgerEntry(key, $0) } }
    return Dictionary(grouping: entries, by: \.site.location.path).mapValues { entries in
      entries.sorted { left, right in
        left.site.location == right.site.location
          ? (left.meaning.text, left.meaning.access.rawValue) < (
            right.meaning.text, right.meaning.access.rawValue
          )
          : left.site.location < right.site.location
      }
    }
  }
}
