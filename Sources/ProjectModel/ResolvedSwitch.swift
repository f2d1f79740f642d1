package import UntangleFacts
package import UntangleSourceFiles

/// A switch with a catch-all branch, and its resolved subject.
package struct ResolvedSwitch: Sendable {
  package var fact: SwitchFact
  package var subject: SwitchSubject
  /// The place of the catch-all branch.
  package var location: Location
  package var origin: FileOrigin

  /// The cases that the catch-all branch takes; nil where the enum's cases are not known.
  package var swallowed: [String]? {
    guard case .known(let subject) = subject else { return nil }
    return subject.swallowed(by: fact.items)
  }
}

extension Project {
  /// Every switch with a catch-all branch, sorted by place.
  package func resolvedSwitches() -> [ResolvedSwitch] {
    // By index: a file's facts are large, and a loop over the values copies each.
    files.indices.flatMap { file in
      files[file].switches.map { fact in
        ResolvedSwitch(
          fact: fact, subject: subject(of: fact),
          location: Location(path: files[file].path, span: fact.span), origin: files[file].origin)
      }
    }
    .sorted { $0.location < $1.location }
  }
}
