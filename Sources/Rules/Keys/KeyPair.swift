import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Two keys of one store whose texts differ by a likely slip.
struct KeyPair {
  /// The key that is likely to be wrong.
  var suspect: IndexedKey
  var other: IndexedKey
  /// The change from the suspect's text to the other's.
  var slip: NameSlip

  private struct Place: Hashable {
    var left: Int
    var right: Int
  }

  /// All pairs of a store, each once, in the order of the keys.
  static func pairs(of keys: [IndexedKey]) -> [KeyPair] {
    let written = keys.map { KeyWords($0.text) }
    var alike: [String: [Int]] = [:]
    for index in keys.indices {
      for mark in written[index].slipMarks { alike[mark, default: []].append(index) }
    }
    var slips: [Place: NameSlip] = [:]
    for places in alike.values where places.count > 1 {
      for (number, left) in places.enumerated() {
        for right in places[(number + 1)...] {
          if let slip = NameSlip(written[left], written[right]) {
            slips[Place(left: left, right: right)] = slip
          }
        }
      }
    }
    return slips.sorted { ($0.key.left, $0.key.right) < ($1.key.left, $1.key.right) }.map { place, slip in
      KeyPair(suspect: keys[place.left], other: keys[place.right], slip: slip)
    }
  }

  var reversed: KeyPair { KeyPair(suspect: other, other: suspect, slip: slip.reversed) }

  /// Whether the two keys have constants with different names, so that they are meant to differ: `leftPane`
  /// and `rightPane`.
  var isNamedApart: Bool {
    guard !suspect.names.isEmpty, !other.names.isEmpty else { return false }
    let names = Set(suspect.names.map { KeyWords($0.simpleName).plain })
    return names.isDisjoint(with: other.names.map { KeyWords($0.simpleName).plain })
  }

  /// Whether an old key is being replaced by a new one: one is removed, or its value is copied to the other.
  /// If the new key is only written or only read, it is a slip after all.
  var isMigration: Bool {
    guard suspect.store.isStorage else { return false }
    let isRemoved = !suspect.sites(.remove).isEmpty || !other.sites(.remove).isEmpty
    return isRemoved && !isHalved || isHandedOver(from: suspect, to: other)
      || isHandedOver(from: other, to: suspect)
  }

  /// Whether a value is copied, as in
  /// `if let old = defaults.string(forKey: "a") { defaults.set(old, forKey: "b") }`.
  private func isHandedOver(from old: IndexedKey, to new: IndexedKey) -> Bool {
    old.sites(.read).contains { read in
      new.sites(.write).contains { write in
        read.location.path == write.location.path
          && (0...2).contains(write.location.line - read.location.line)
      }
    }
  }
}
