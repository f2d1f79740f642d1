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

  /// All pairs of a store, each once, in order of the keys.
  static func pairs(of keys: [LedgerKey]) -> [KeyPair] {
    let written = keys.map { KeyWords($0.text) }
    var buckets: [String: [Int]] = [:]
    for index in keys.indices {
      for pattern in Set(written[index].patterns + ["=\(written[index].plain)"]) {
        buckets[pattern, default: []].append(index)
      }
    }
    var found: Set<[Int]> = []
    for bucket in buckets.values where bucket.count > 1 {
      for (place, left) in bucket.enumerated() {
        for right in bucket[(place + 1)...] { found.insert([min(left, right), max(left, right)]) }
      }
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { pair in
      NameSlip(written[pair[0]], written[pair[1]]).map { slip in
        KeyPair(suspect: keys[pair[0]], other: keys[pair[1]], slip: slip)
      }
    }
  }

  var reversed: KeyPair { KeyPair(suspect: other, other: suspect, slip: slip.reversed) }

  /// Whether somebody gave each a name of its own: `leftPane` and `rightPane` are meant to be two.
  var isNamedApart: Bool {
    guard !suspect.names.isEmpty, !other.names.isEmpty else { return false }
    let names = Set(suspect.names.map { KeyWords($0.simpleName).plain })
    return names.isDisjoint(with: other.names.map { KeyWords($0.simpleName).plain })
  }

  /// Whether one is removed or handed over to the other: an old key that gives way to a new one.
  var isMigration: Bool {
    guard suspect.store == .defaults || suspect.store == .scene else { return false }
    if !suspect.sites(.remove).isEmpty || !other.sites(.remove).isEmpty { return true }
    return isHandedOver(from: suspect, to: other) || isHandedOver(from: other, to: suspect)
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
