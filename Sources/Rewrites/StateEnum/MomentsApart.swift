import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A write behind which the variables are in no state while other code may look.
///
/// A flag that becomes computed has no such moments any more. What asks for it there gets another answer.
package struct MomentApart: Hashable, Sendable {
  /// The variable that is written.
  package var variable: String
  package var location: Location
}

/// The moments in which the variables are in no state, in order; nil where code that is not followed may change one of
/// them.
package func momentsApart(of subject: RewriteSubject, in files: [ParsedFile]) -> [MomentApart]? {
  // Nothing is written, so that any names do.
  let states = StateEnum(subject.trace.space, names: EnumNames(type: "State", property: "state", cases: [:]))
  let facts = TypeWrites(
    to: subject.variables, in: subject.type, objects: subject.project.objectNames(in: subject.type))
  let paths = Set(files.map(\.path))
  guard facts.refusals.isEmpty, facts.writes.keys.allSatisfy({ paths.contains($0.path) }) else { return nil }
  let tables = RunTables(subject: subject, states: states, tests: facts.tests, beginning: .inState)
  let code = OwnCode(of: subject, in: files)
  return files.flatMap { file -> [MomentApart] in
    let finder = tables.finder(in: file, facts, code)
    let runs = finder.runs.filter { $0.asksWithin || tables.mayBeSeenBehind($0, in: file) }
    return (runs.compactMap(\.writes.last?.fact) + finder.missed).map {
      MomentApart(variable: $0.name, location: $0.location)
    }
  }.sorted { $0.location < $1.location }
}

/// The name of the body that sets a flag only while it is off, where what determines the flag is set by then. A computed flag
/// would be on, and the code would not run any more. nil without one.
package func guardedSetter(of follower: Follower, in subject: RewriteSubject) -> String? {
  let flag = subject.variables[follower.variable].name
  return subject.type.accessSummary(of: [flag]).writes.first { write in
    write.idle.contains(flag) && write.value == .boolean(true)
      && (subject.trace.before[write.location] ?? []).contains { values in
        values[follower.variable] == 0 && follower.holding.contains(values[follower.source])
      }
  }?.body
}

extension RunTables {
  /// Whether the run ends in no state, or nobody knows where. One that only begins in none follows one that ends there.
  fileprivate func mayBeSeenBehind(_ run: WriteRun, in file: ParsedFile) -> Bool {
    switch refusal(of: run, in: file) {
    case nil, .startsBetween, .neverReached: false
    case .endsBetween, .setsOnlySome, .readsItsOwn, .forgets, .unknown, .undecided: true
    }
  }
}

extension WriteRun {
  /// Whether code in the run may ask for variables that it has not written yet.
  fileprivate var asksWithin: Bool {
    place == .last || steps.contains { if case .branch = $0 { true } else { false } }
  }
}
