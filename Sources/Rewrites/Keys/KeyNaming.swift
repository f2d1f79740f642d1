import UntangleFacts
import UntangleProjectModel

/// Finds a name and a group for each of the keys that are named in one place.
///
/// The order of the keys decides who gets a name that several want; it is the ledger's, by the bytes of the
/// texts, so that the same keys always get the same names.
struct KeyNaming {
  private let keys: [LedgerKey]
  /// What the program sees of each.
  private let texts: [String]
  private let spaces: [KeySpace]
  private let isTaken: (String) -> Bool
  /// Types that hold several keys.
  private let collections: Set<String>

  init(_ planned: [PlannedKey], isTaken: @escaping (String) -> Bool) {
    keys = planned.map(\.key)
    texts = planned.map(\.literal.value)
    self.isTaken = isTaken
    spaces = KeySpace.spaces(of: texts)
    let owners = keys.flatMap { key in Set(key.names.compactMap { Self.owner(of: $0.name) }) }
    collections = Set(Dictionary(grouping: owners, by: \.self).filter { $0.value.count > 1 }.keys)
  }

  /// One for each key, in their order, all different. A key whose text is a name already gets it.
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

  /// What each key stands together with, in their order: a prefix of its text, else the type that uses it.
  var groups: [String?] {
    zip(keys, spaces).map { key, space in space.prefix ?? key.owner }
  }

  /// What the project calls it, what its text says, and the same with all that stands before; at least one.
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

  /// The constant's own name where a type collects keys; elsewhere constants are called `key`.
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

extension LedgerKey {
  /// The only type that writes it, else the only one that uses it; nil where there is none.
  fileprivate var owner: String? {
    let writers = Set(handwrittenSites.filter { $0.access == .write }.map(\.enclosingType))
    let users = Set(handwrittenSites.map(\.enclosingType))
    return (writers.count == 1 ? writers.first : users.count == 1 ? users.first : nil) ?? nil
  }
}
