package import UntangleFacts
package import UntangleSourceFiles

/// A switch with a rest branch, and what it is about.
package struct ResolvedSwitch: Sendable {
  package var fact: SwitchFact
  package var subject: SwitchSubject
  /// Of the rest branch.
  package var location: Location
  package var origin: FileOrigin

  /// The cases that the rest branch takes; nil where the enum's cases are not known.
  package var swallowed: [String]? {
    guard case .known(let subject) = subject else { return nil }
    return subject.swallowed(by: fact.items)
  }
}

extension Project {
  /// Every switch with a rest branch, by place.
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
