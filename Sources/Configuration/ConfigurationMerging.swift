import UntangleFindings
import UntangleSourceFiles

extension Configuration {
  /// Merges this configuration over another one. Rules are merged option by option; the entries of this one's
  /// lists follow those of the other.
  func overlaying(_ other: Configuration) -> Configuration {
    var base = other.told(in: other.path)
    let ancestor = commonFolder(globBase, base.globBase)
    var own = self
    base.rebase(to: ancestor)
    own.rebase(to: ancestor)
    var result = own
    result.extended = nil
    result.included = base.included + own.included
    result.excluded = base.excluded + own.excluded
    result.rules = base.rules.merging(own.rules) { $0.overlaid(with: $1) }
    result.maximumTypeScore = own.maximumTypeScore ?? base.maximumTypeScore
    result.keys = base.keys + own.keys
    result.enums = base.enums + own.enums
    if own.origins["closures"] == nil { result.closures.calls = base.closures.calls }
    result.closures.functions = base.closures.functions.merging(own.closures.functions) { $1 }
    result.invariants = base.invariants + own.invariants
    result.assumed = base.assumed + own.assumed
    result.names = base.names + own.names
    if own.origins["limits.file_size"] == nil { result.limits.fileSize = base.limits.fileSize }
    if own.origins["limits.states"] == nil { result.limits.states = base.limits.states }
    result.rulePages = own.rulePages ?? base.rulePages
    result.overrides = base.overrides + own.overrides
    result.settings = base.settings.merging(own.settings) { $0.overlaid(with: $1) }
    result.origins = base.origins.merging(own.origins(behind: base)) { $1 }
    result.digest = ContentDigest(of: base.digest.bytes + own.digest.bytes)
    return result
  }

  /// A copy in which every place names its file; `path` is as users see it.
  func told(in path: String?) -> Configuration {
    guard let path else { return self }
    func place(_ place: TextPlace) -> TextPlace {
      var place = place
      place.path = place.path ?? path
      return place
    }
    func text(_ text: PlacedText) -> PlacedText { PlacedText(text.text, at: place(text.place)) }
    var result = self
    result.included = included.map(text)
    result.excluded = excluded.map(text)
    result.invariants = invariants.map { invariant in
      Invariant(
        type: text(invariant.type), condition: text(invariant.condition), value: invariant.value,
        mentions: invariant.mentions.map { Invariant.Mention($0.text, $0.role, at: place($0.place)) })
    }
    result.assumed = assumed.map {
      Assumed(type: text($0.type), premise: $0.premise, place: $0.place.map(place))
    }
    result.names = names.map { names in
      var names = names
      names.type = text(names.type)
      names.places = names.places.mapValues(place)
      return names
    }
    result.overrides = overrides.map { Override(paths: $0.paths.map(text), rules: $0.rules) }
    result.origins = origins.mapValues { Origin(path: $0.path ?? path, line: $0.line) }
    return result
  }

  /// Rewrites the globs to be relative to `folder`, an ancestor of the current `globBase`.
  private mutating func rebase(to folder: String) {
    let way = globBase.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)
    defer { globBase = folder }
    guard globBase != folder, !way.isEmpty else { return }
    let start = way.map { "*?[]{}\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "/"
    func moved(_ glob: PlacedText) -> PlacedText { PlacedText(start + glob.text, at: glob.place) }
    included = included.map(moved)
    excluded = excluded.map(moved)
    overrides = overrides.map { Override(paths: $0.paths.map(moved), rules: $0.rules) }
  }

  /// The origins of the merged configuration. List indices are shifted by the number of entries in `base`,
  /// because its entries come first.
  private func origins(behind base: Configuration) -> [String: Origin] {
    let counts = [
      "included": base.included.count, "excluded": base.excluded.count, "overrides": base.overrides.count,
    ]
    var result: [String: Origin] = [:]
    for (key, origin) in origins {
      let name = key.prefix { $0 != "[" }
      guard name.count < key.count, let count = counts[String(name)],
        let end = key.firstIndex(of: "]"),
        let index = Int(key[name.endIndex..<end].dropFirst())
      else {
        result[key] = origin
        continue
      }
      result["\(name)[\(index + count)\(key[end...])"] = origin
    }
    return result
  }
}

/// The deepest common ancestor folder of two absolute paths, or the folder that both name: without a file the globs
/// are relative to `.`.
private func commonFolder(_ left: String, _ right: String) -> String {
  guard left != right else { return left }
  let common = zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0.0 == $0.1 }
  return "/" + common.map { String($0.0) }.joined(separator: "/")
}
