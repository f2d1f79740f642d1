import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// State spaces of a flag and an optional that the same bodies write, where the one determines the other.
  /// Such a pair reaches exactly two states, so the search stops at a third. Leaves out pairs whose group was
  /// counted already.
  func companions(
    among own: [StateVariable], of type: ProjectType, _ activity: AccessSummary, _ groups: [StateGroup],
    _ counter: inout TypeCounter
  ) -> [StateSpace] {
    guard own.contains(where: \.isFlag), own.contains(where: { $0.domain == .optional }) else { return [] }
    let writes = activity.writes.filter(\.changesState)
    let writers = Dictionary(grouping: writes, by: \.variable).mapValues { Set($0.map(\.bodyPlace)) }
    let known = groups.filter { $0.space != nil }.map { Set($0.variables.map(\.name)) }
    let partners = Dictionary(grouping: own.indices) { WriterSet(own[$0], writers) }
    let pairs = own.indices.lazy.flatMap { first -> [(StateVariable, StateVariable)] in
      guard let wanted = WriterSet(own[first], writers)?.turned else { return [] }
      return (partners[wanted] ?? []).filter { $0 > first }.map { (own[first], own[$0]) }
    }.filter { first, second in !known.contains { $0.isSuperset(of: [first.name, second.name]) } }
    return pairs.prefix(SearchLimits.companions).compactMap { first, second in
      guard case .counted(let space) = counter.count([first, second], for: .atMost(2)) else { return nil }
      return space
    }
  }
}

/// What a flag and an optional must share to be candidates: the set of bodies that write them.
private struct WriterSet: Hashable {
  enum Kind { case flag, optional }

  var kind: Kind
  var bodies: Set<Location>

  /// nil for variables without writes, and for domains other than `Bool` and optional.
  init?(_ variable: StateVariable, _ writers: [String: Set<Location>]) {
    guard let bodies = writers[variable.name] else { return nil }
    switch variable.domain {
    case .boolean: kind = .flag
    case .optional: kind = .optional
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: return nil
    }
    self.bodies = bodies
  }

  /// The key that a partner of this variable has.
  var turned: WriterSet {
    var result = self
    result.kind = kind == .flag ? .optional : .flag
    return result
  }
}
