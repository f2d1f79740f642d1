package import UntangleFacts
package import UntangleSourceFiles

/// A switch with a catch-all branch, and its resolved subject.
package struct ResolvedSwitch: Sendable {
  package var fact: SwitchFact
  package var subject: SwitchSubject
  /// The place of the catch-all branch.
  package var location: Location
  package var origin: FileOrigin

  /// Whether only the presence of a value is asked for, of which there are two.
  package var asksForPresence: Bool { subject == .known(.presence) }

  /// The cases that the catch-all branch takes; nil where the enum's cases are not known.
  package var swallowed: [String]? {
    guard case .known(let subject) = subject else { return nil }
    return subject.swallowed(by: fact.items)
  }
}

extension Project {
  /// Every switch with a catch-all branch, sorted by place.
  package func resolvedSwitches() -> [ResolvedSwitch] {
    let settling = SwitchSettling(project: self)
    // By index: a file's facts are large, and a loop over the values copies each.
    return files.indices.flatMap { file in
      files[file].switches.map { fact in
        ResolvedSwitch(
          fact: fact, subject: settling.settled(subject(of: fact), fact, in: files[file].path),
          location: Location(path: files[file].path, span: fact.span), origin: files[file].origin)
      }
    }
    .sorted { $0.location < $1.location }
  }

}

/// What is known of a switch besides the type of its subject.
private struct SwitchSettling {
  let project: Project

  /// What the file of the switch and its patterns say beyond the type of its subject.
  func settled(_ subject: SwitchSubject, _ fact: SwitchFact, in path: String) -> SwitchSubject {
    switch subject {
    case .notEnum, .unknown, .unknownEnum:
      fact.asksForPresence && project.type(of: fact.subject, in: fact.enclosingType)?.isOptional != false
        ? .known(.presence) : subject
    case .known, .tuple, .boolean: opened(subject, to: path)
    }
  }

  private func opened(_ subject: SwitchSubject, to path: String) -> SwitchSubject {
    switch subject {
    case .known(var known):
      if known.home == .project, isOpen(known.name, to: path) { known.home = .open }
      return .known(known)
    case .tuple(let elements): return .tuple(elements.map { opened($0, to: path) })
    case .unknownEnum, .boolean, .notEnum, .unknown: return subject
    }
  }

  /// Whether the enum may have further cases for code in that file. Within its package it has none; a module is all
  /// of a package that paths show.
  private func isOpen(_ name: String, to path: String) -> Bool {
    guard let place = project.index.type(named: name, in: nil),
      project.types[place].attributes.contains("nonexhaustive")
    else {
      return false
    }
    return project.types[place].location.path.moduleFolder != path.moduleFolder
  }
}

extension EnumSubject {
  /// An optional of which only the presence matters.
  static let presence = EnumSubject(
    name: "Optional", cases: ["some"], wrapping: .optional, home: .foreign(.frozen), evidence: .patterns,
    naming: .everywhere)
}

extension SwitchFact {
  /// Whether the patterns ask for nothing but whether there is a value, and name it: `.some`, `let value?`. Of what `nil`
  /// alone leaves over, an enum would have more cases.
  fileprivate var asksForPresence: Bool {
    items.allSatisfy { $0.pattern.isPresence } && items.contains { $0.pattern.isPresent }
  }
}

extension Pattern {
  fileprivate var isPresence: Bool {
    switch self {
    case .null, .enumCase("none", nil, _): true
    case .any, .boolean, .literal, .tuple, .type, .expression, .enumCase, .some: isPresent
    }
  }

  /// `.some`, `_?`, `let value?`.
  fileprivate var isPresent: Bool {
    switch self {
    case .some(let inner): inner.isCatchAll
    case .enumCase("some", nil, .any): true
    case .any, .null, .boolean, .literal, .tuple, .type, .expression, .enumCase: false
    }
  }
}

extension String {
  /// Of a path: `Sources/App` in `Sources/App/Views/Home.swift`, or else its folder.
  fileprivate var moduleFolder: Substring {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = parts.dropLast(2).lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else {
      return self[..<(lastIndex(of: "/") ?? startIndex)]
    }
    return self[..<parts[sources + 1].endIndex]
  }
}
