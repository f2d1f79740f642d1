import UntangleReports
import UntangleScores
import UntangleSourceFiles

extension ScoreChange {
  /// `paths` maps the old path of each renamed file to the new one.
  init(from before: ScoreSheet, to after: ScoreSheet, moved paths: [String: String]) {
    var pairing = TypePairing(before: before.types, after: after.types)
    pairing.pair { type, side in
      let path = type.location.path
      return [type.type, side == .before ? paths[path] ?? path : path]
    }
    // Types that moved to another file.
    pairing.pair { type, _ in [type.type] }
    let types = pairing.finished.filter { $0.rise != 0 }
    self.init(
      before: before.total, after: after.total,
      types: types.sorted { ($1.rise.magnitude, $0.type) < ($0.rise.magnitude, $1.type) })
  }
}

extension ScoreSheet {
  /// The points of all types and of code outside types. Each point belongs to one file, so the sum of the
  /// files is the total.
  var total: Double { files.reduce(0) { $0 + $1.score } }
}

extension ChangedSources {
  /// The new paths of renamed files, by their old path.
  var newPaths: [String: String] {
    var paths: [String: String] = [:]
    for (path, previous) in previousPaths {
      if let previous, previous != path { paths[previous] = path }
    }
    return paths
  }
}

/// Pairs the types of two versions.
private struct TypePairing {
  enum Side { case before, after }

  /// In the order of location; types without a partner so far.
  private var before: [TypeScore]
  private var after: [TypeScore]
  private var paired: [AuditComparison.ChangedType] = []

  init(before: [TypeScore], after: [TypeScore]) {
    self.before = before
    self.after = after
  }

  /// Pairs types with equal keys. If several types share a key, they are paired in their order.
  mutating func pair(by key: (TypeScore, Side) -> [String]) {
    var open = Dictionary(grouping: before.indices.reversed()) { key(before[$0], .before) }
    var taken: Set<Int> = []
    var left: [TypeScore] = []
    for type in after {
      guard let place = open[key(type, .after)]?.popLast() else {
        left.append(type)
        continue
      }
      taken.insert(place)
      paired.append(
        AuditComparison.ChangedType(type: type.identity, before: before[place].score, after: type.score))
    }
    after = left
    before = before.indices.filter { !taken.contains($0) }.map { before[$0] }
  }

  /// Unpaired types are new or removed.
  var finished: [AuditComparison.ChangedType] {
    paired
      + before.map { AuditComparison.ChangedType(type: $0.identity, before: $0.score, after: nil) }
      + after.map { AuditComparison.ChangedType(type: $0.identity, before: nil, after: $0.score) }
  }
}

extension TypeScore {
  var identity: TypeIdentity { TypeIdentity(name: type, location: location) }
}
