import UntangleFacts
import UntangleProjectModel

/// A place that asks for one case more or fewer than others that ask for the same.
struct CaseDrift {
  /// What tells that the places mean the same.
  enum Evidence {
    /// These places agree with each other; in order.
    case agreement([ResolvedCaseSet])
    /// The other place, and whom both drive.
    case pair(ResolvedCaseSet, receivers: [String])
  }

  enum Difference {
    case lacks(String)
    case adds(String)
  }

  var place: ResolvedCaseSet
  var difference: Difference
  var evidence: Evidence

  /// All drifts among places, by place.
  static func all(among sets: [ResolvedCaseSet], agreement least: Int) -> [CaseDrift] {
    let bySubject = Dictionary(grouping: sets) { "\($0.enumName) \($0.subjectName)" }
    return bySubject.values.flatMap { drifts(in: $0, least) }
      .sorted { $0.place.location < $1.place.location }
  }

  /// The places are about one subject, in order.
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

  /// A set that is all that a function says has a name of its own: it need not be what others ask for.
  private static func drift(
    of place: ResolvedCaseSet, from agreed: [[ResolvedCaseSet]]
  ) -> CaseDrift? {
    guard place.fact.role == .question else { return nil }
    let near = agreed.compactMap { others in
      place.difference(from: others[0]).map { (others: others, difference: $0) }
    }.filter { place.isBeside($0.others, $0.difference) }
    // Beside two sets that are agreed on it stands between them.
    guard near.count == 1, let only = near.first else { return nil }
    return CaseDrift(
      place: place, difference: only.difference, evidence: .agreement(only.others))
  }

  /// Two places that start and stop, show and hide the same: told where the case is missing.
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
  /// nil where it is not exactly one case.
  fileprivate func difference(from other: ResolvedCaseSet) -> CaseDrift.Difference? {
    let missing = other.members.filter { !members.contains($0) }
    let surplus = members.filter { !other.members.contains($0) }
    switch (missing.count, surplus.count) {
    case (1, 0): return .lacks(missing[0])
    case (0, 1): return .adds(surplus[0])
    default: return nil
    }
  }

  /// Another type may well have to do with a case more; what all others ask for it should not forget.
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
