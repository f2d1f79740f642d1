import UntangleFacts
import UntangleProjectModel

/// A place that tests a set of cases which differs in one case from the set that similar places test.
struct CaseDrift {
  /// The reason to assume that the places mean the same set.
  enum Evidence {
    /// These places agree with each other; in order.
    case agreement([ResolvedCaseSet])
    /// The other place, and the receivers that both places drive.
    case pair(ResolvedCaseSet, receivers: [String])
  }

  enum Difference {
    case lacks(String)
    case adds(String)
  }

  var place: ResolvedCaseSet
  var difference: Difference
  var evidence: Evidence

  /// All drifts among the places, sorted by location. `least` is the number of places that must agree.
  static func all(among sets: [ResolvedCaseSet], agreement least: Int) -> [CaseDrift] {
    let bySubject = Dictionary(grouping: sets) { "\($0.enumName) \($0.subjectName)" }
    return bySubject.values.flatMap { drifts(in: $0, least) }
      .sorted { $0.place.location < $1.place.location }
  }

  /// The drifts among places about one subject, in order.
  private static func drifts(in places: [ResolvedCaseSet], _ least: Int) -> [CaseDrift] {
    guard places.count > 1 else { return [] }
    let bySet = Dictionary(grouping: places, by: \.members)
    let agreed = bySet.values.filter { $0.count >= least }
      .sorted { ($1.count, $0[0].location) < ($0.count, $1[0].location) }
    let sole = bySet.values.filter { $0.count == 1 }.map { $0[0] }
    return sole.compactMap { place in
      drift(of: place, from: agreed) ?? pair(place, in: sole)
    }
  }

  /// Compares a place with the agreed sets. A set that is the whole body of a function is skipped: it has a
  /// name of its own and need not equal the others.
  private static func drift(
    of place: ResolvedCaseSet, from agreed: [[ResolvedCaseSet]]
  ) -> CaseDrift? {
    guard place.fact.role == .question else { return nil }
    let near = agreed.compactMap { others in
      place.difference(from: others[0]).map { (others: others, difference: $0) }
    }.filter { place.isBeside($0.others, $0.difference) }
    // A place that is near two agreed sets could mean either.
    guard near.count == 1, let only = near.first else { return nil }
    return CaseDrift(
      place: place, difference: only.difference, evidence: .agreement(only.others))
  }

  /// Two places that do opposite things to the same receivers, such as start and stop. The finding is at the
  /// place that lacks the case.
  private static func pair(_ place: ResolvedCaseSet, in sole: [ResolvedCaseSet]) -> CaseDrift? {
    let others = sole.filter { other in
      guard case .lacks? = place.difference(from: other) else { return false }
      return other.fact.enclosingType == place.fact.enclosingType
        && !other.sharedReceivers(with: place).isEmpty
    }
    guard others.count == 1, let other = others.first, let difference = place.difference(from: other)
    else { return nil }
    return CaseDrift(
      place: place, difference: difference,
      evidence: .pair(other, receivers: place.sharedReceivers(with: other)))
  }
}

extension ResolvedCaseSet {
  /// nil unless the sets differ in exactly one case.
  fileprivate func difference(from other: ResolvedCaseSet) -> CaseDrift.Difference? {
    let missing = other.members.filter { !members.contains($0) }
    let surplus = members.filter { !other.members.contains($0) }
    switch (missing.count, surplus.count) {
    case (1, 0): return .lacks(missing[0])
    case (0, 1): return .adds(surplus[0])
    default: return nil
    }
  }

  /// Whether the places are comparable. A surplus case counts only within the same type, because another type
  /// may handle more cases. A missing case always counts.
  fileprivate func isBeside(
    _ others: [ResolvedCaseSet], _ difference: CaseDrift.Difference
  ) -> Bool {
    switch difference {
    case .lacks: true
    case .adds: others.contains { $0.fact.enclosingType == fact.enclosingType }
    }
  }

  fileprivate func sharedReceivers(with other: ResolvedCaseSet) -> [String] {
    fact.receivers.filter(other.fact.receivers.contains)
  }
}
