package import UntangleFacts
package import UntangleProjectModel

/// Members of a type that several bodies drive together, in different ways.
package struct DrivenTogether: Sendable {
  /// Sorted.
  package var receivers: [String]
  /// Sorted by location; each has only the drives of the receivers.
  package var bodies: [InFile<DrivingBody>]
}

/// The minimum numbers for a group.
struct DrivingThreshold {
  var receivers: Int
  var bodies: Int
}

/// The groups of one type; each receiver is in at most one group.
func drivenTogether(
  _ bodies: [InFile<DrivingBody>], atLeast threshold: DrivingThreshold
) -> [DrivenTogether] {
  let acts = choosingActs(in: bodies)
  var left = bodies.map { body in body.keeping { acts.contains($0.act) } }
  var found: [DrivenTogether] = []
  while true {
    left.removeAll { $0.receivers.count < threshold.receivers }
    guard let group = largestGroup(left, threshold) else { return found }
    found.append(group)
    left = left.map { body in body.keeping { !group.receivers.contains($0.receiver) } }
  }
}

/// The group with the highest weight. A candidate is what two bodies drive in common, with all other bodies
/// that drive it, too.
private func largestGroup(
  _ bodies: [InFile<DrivingBody>], _ threshold: DrivingThreshold
) -> DrivenTogether? {
  var best: DrivenTogether?
  for first in bodies.indices {
    for second in bodies.indices where second > first {
      let common = bodies[first].receivers.intersection(bodies[second].receivers)
      guard common.count >= threshold.receivers else { continue }
      let group = group(of: common, bodies.filter { common.isSubset(of: $0.receivers) })
      guard group.receivers.count >= threshold.receivers, group.bodies.count >= threshold.bodies,
        group.weight > best?.weight ?? 0
      else { continue }
      best = group
    }
  }
  return best
}

/// The group of the receivers, without the acts that are the same in all bodies.
private func group(of receivers: Set<String>, _ bodies: [InFile<DrivingBody>]) -> DrivenTogether {
  let acts = choosingActs(in: bodies).filter { receivers.contains($0.receiver) }
  return DrivenTogether(
    receivers: Set(acts.map(\.receiver)).sorted(),
    bodies: bodies.map { body in body.keeping { acts.contains($0.act) } })
}

extension DrivenTogether {
  fileprivate var weight: Int { receivers.count * bodies.count }
}

/// A property that is set or a function that is called on a receiver.
private struct Act: Hashable {
  var receiver: String
  var form: Drive.Form
  var member: String
}

extension Drive {
  fileprivate var act: Act { Act(receiver: receiver, form: form, member: member) }
}

extension InFile<DrivingBody> {
  fileprivate var receivers: Set<String> { Set(fact.drives.map(\.receiver)) }

  fileprivate func keeping(_ isKept: (Drive) -> Bool) -> InFile<DrivingBody> {
    var result = self
    result.fact.drives = fact.drives.filter(isKept)
    return result
  }
}

/// The acts that choose between states of a receiver: a property set to different constants, or to an empty
/// constant in one place and a value in another; a function called with different constants, or together with
/// its opposite.
///
/// Other acts, such as reloading a table or showing a text of the model, are no choice.
private func choosingActs(in bodies: [InFile<DrivingBody>]) -> Set<Act> {
  var values: [Act: Set<String?>] = [:]
  for drive in bodies.flatMap(\.fact.drives) { values[drive.act, default: []].insert(drive.constant) }
  return Set(
    values.filter { act, constants in
      isTelling(constants, act.form)
        || act.form == .call
          && opposites(of: act.member).contains {
            values[Act(receiver: act.receiver, form: .call, member: $0)] != nil
          }
    }.keys)
}

private func isTelling(_ values: Set<String?>, _ form: Drive.Form) -> Bool {
  let constants = values.compactMap(\.self)
  if constants.count > 1 { return true }
  guard values.count > 1, let only = constants.first else { return false }
  switch form {
  case .set: return ["nil", "0", "0.0", "\"\""].contains(only)
  case .call: return only.hasSuffix("nil")
  }
}

/// The names of opposite functions, such as `stopAnimating` for `startAnimating`.
private func opposites(of function: String) -> [String] {
  opposingWords.flatMap { first, second in
    [(first, second), (second, first)].compactMap { from, to in
      function.hasPrefix(from) ? to + function.dropFirst(from.count) : nil
    }
  }
}

private let opposingWords = [
  ("start", "stop"), ("start", "end"), ("begin", "end"), ("show", "hide"), ("become", "resign"),
  ("enable", "disable"), ("play", "pause"), ("play", "stop"), ("resume", "suspend"), ("resume", "pause"),
  ("present", "dismiss"), ("add", "remove"), ("activate", "deactivate"), ("expand", "collapse"),
  ("open", "close"), ("attach", "detach"),
]
