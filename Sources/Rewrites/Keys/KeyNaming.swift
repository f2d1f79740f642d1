import UntangleFacts
import UntangleProjectModel

/// Finds a name and a group for each key of one namespace.
///
/// Where several keys want a name, their order decides. It is the order of the key index, by the bytes of
/// the texts, so that the same keys always get the same names.
struct KeyNaming {
  private let keys: [IndexedKey]
  /// The run-time value of each key.
  private let texts: [String]
  private let spaces: [KeySpace]
  private let isTaken: (String) -> Bool
  /// The types that hold several keys.
  private let collections: Set<String>

  init(_ planned: [PlannedKey], isTaken: @escaping (String) -> Bool) {
    keys = planned.map(\.key)
    texts = planned.map(\.literal.value)
    self.isTaken = isTaken
    spaces = KeySpace.spaces(of: texts)
    let owners = keys.flatMap { key in Set(key.names.compactMap { Self.owner(of: $0.name) }) }
    collections = Set(Dictionary(grouping: owners, by: \.self).filter { $0.value.count > 1 }.keys)
  }

  /// A unique name for each key, in their order. A key whose text is a valid name has priority for it.
  var names: [String] {
    var taken = KeyWords.taken
    var names = [String?](repeating: nil, count: keys.count)
    let order = keys.indices.filter(isNameItself) + keys.indices.filter { !isNameItself($0) }
    for index in order {
      let isFree = { !taken.contains($0) && !isTaken($0) }
      let candidates = candidates(index)
      let name = candidates.first(where: isFree) ?? numbered(candidates[0], isFree)
      names[index] = name
      taken.insert(name)
    }
    return names.compactMap(\.self)
  }

  private func isNameItself(_ index: Int) -> Bool { candidates(index)[0] == texts[index] }

  /// The heading for each key, in their order: a prefix of its text, else the type that uses it.
  var groups: [String?] {
    zip(keys, spaces).map { key, space in space.prefix ?? key.owner }
  }

  /// Candidate names in order of preference: the constant's name, the text without its prefix, the whole
  /// text. At least one.
  private func candidates(_ index: Int) -> [String] {
    let known = keys[index].names.compactMap { constantName($0.name) }
    let short = KeyWords.name(of: spaces[index].rest)
    let long = KeyWords.name(of: texts[index])
    let names = known.prefix(1) + [short, long].compactMap(\.self)
    return names.isEmpty ? ["key"] : names + names.suffix(1).map { "\($0)Key" }
  }

  private func numbered(_ name: String, _ isFree: (String) -> Bool) -> String {
    var number = 2
    while !isFree("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// The name of the constant, if its type holds several keys. Other constants often have a generic name such
  /// as `key`.
  private func constantName(_ full: String) -> String? {
    guard let owner = Self.owner(of: full), collections.contains(owner) else { return nil }
    let last = String(full.dropFirst(owner.count + 1))
    guard let name = KeyWords.name(of: last), !KeyWords.taken.contains(name) else { return nil }
    let short = name.hasSuffix("Key") && name.count > 3 ? String(name.dropLast(3)) : name
    return ["key", "name", "identifier", "id"].contains(short) ? nil : short
  }

  private static func owner(of name: String) -> String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}

extension IndexedKey {
  /// The only type that writes the key, else the only type that uses it; nil if there are several or none.
  fileprivate var owner: String? {
    let writers = Set(handwrittenSites.filter { $0.access == .write }.map(\.enclosingType))
    let users = Set(handwrittenSites.map(\.enclosingType))
    return (writers.count == 1 ? writers.first : users.count == 1 ? users.first : nil) ?? nil
  }
}
