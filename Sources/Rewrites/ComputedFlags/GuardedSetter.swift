import UntangleFacts
package import UntangleProjectModel
package import UntangleStateSpaces

/// The name of the body that sets a flag only while it is off, where what determines the flag is set by then. A computed flag
/// would be on, and the code would not run any more. nil without one.
///
/// `variable` is the index of the flag in the traced space, and `isDetermined` tells of values whether the flag would be on.
package func guardedSetter(
  of variable: Int, in type: ProjectType, _ trace: StateTrace, where isDetermined: ([Int]) -> Bool
) -> String? {
  let flag = trace.space.variables[variable].name
  return type.accessSummary(of: [flag]).writes.first { write in
    write.idle.contains(flag) && write.value == .boolean(true)
      && (trace.before[write.location] ?? []).contains { values in
        values[variable] == 0 && isDetermined(values)
      }
  }?.body
}

/// The name of the body that asks for a flag before it sets what determines the flag, as `guard isEnabled else { return }` before
/// `timer = makeTimer()`: the flag leads, and follows from nothing. Or that asks for both where an observer of the one calls it.
/// nil without one.
package func leadingBody(of follower: Follower, in type: ProjectType, _ trace: StateTrace) -> String? {
  let flag = trace.space.variables[follower.variable].name
  let source = trace.space.variables[follower.source].name
  let summary = type.accessSummary(of: [flag, source])
  if summary.isAskedWithin(flag, source),
    let observer = type.bodies.first(where: { $0.fact.kind.isObserver && $0.fact.name == source })
  {
    return observer.fact.name
  }
  let bodies = Set(summary.writes(of: flag).map(\.bodyPlace))
  return summary.writes(of: source).first { write in
    !bodies.contains(write.bodyPlace) && write.level != .off && write.moment != .outside
      && write.guards.contains(flag)
      && (trace.before[write.location] ?? []).contains { values in
        values[follower.variable] == 1 && !follower.holding.contains(values[follower.source])
      }
  }?.body
}

extension Body.Kind {
  fileprivate var isObserver: Bool { self == .willSet || self == .didSet }
}
