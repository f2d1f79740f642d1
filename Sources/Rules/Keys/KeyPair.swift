import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Two keys of one store whose texts differ by a slip.
struct KeyPair {
  /// The one that is likely to be wrong.
  var suspect: LedgerKey
  var other: LedgerKey
  /// From the suspect's text to the other's.
  var slip: NameSlip

  private struct Place: Hashable {
    var left: Int
    var right: Int
  }

  /// All pairs of a store, each once, in order of the keys.
  static func pairs(of keys: [LedgerKey]) -> [KeyPair] {
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

  /// Whether somebody gave each a name of its own: `leftPane` and `rightPane` are meant to be two.
  var isNamedApart: Bool {
    guard !suspect.names.isEmpty, !other.names.isEmpty else { return false }
    let names = Set(suspect.names.map { KeyWords($0.simpleName).plain })
    return names.isDisjoint(with: other.names.map { KeyWords($0.simpleName).plain })
  }

  /// Whether one is removed or handed over to the other: an old key that gives way to a new one. A new one that
  /// nobody writes, or nobody reads, is none.
  var isMigration: Bool {
    guard suspect.store.isStorage else { return false }
    let isRemoved = !suspect.sites(.remove).isEmpty || !other.sites(.remove).isEmpty
    return isRemoved && !isHalved || isHandedOver(from: suspect, to: other)
      || isHandedOver(from: other, to: suspect)
  }

  /// `if let old = defaults.string(forKey: "a") { defaults.set(old, forKey: "b") }`.
  private func isHandedOver(from old: LedgerKey, to new: LedgerKey) -> Bool {
    old.sites(.read).contains { read in
      new.sites(.write).contains { write in
        read.location.path == write.location.path
          && (0...2).contains(write.location.line - read.location.line)
      }
    }
  }
}
