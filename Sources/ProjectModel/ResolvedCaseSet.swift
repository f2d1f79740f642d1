package import UntangleFacts
package import UntangleSourceFiles

/// A test for several cases of an enum, with that enum.
package struct ResolvedCaseSet: Sendable {
  package var fact: CaseSet
  package var subject: EnumSubject
  /// In order of the enum's declaration.
  package var members: [String]
  /// The subject of the test, equal for all tests of one subject. A property is `Workout.activity`. Other
  /// subjects are identified by file, enclosing type and source text.
  package var subjectName: String
  package var location: Location
  package var origin: FileOrigin

  /// The full dotted name.
  package var enumName: String { subject.name }
}

extension Project {
  /// Every test for several cases of a known enum, sorted by place.
  package func caseSets() -> [ResolvedCaseSet] {
    // By index: a file's facts are large, and a loop over the values copies each.
    files.indices.flatMap { file in
      files[file].caseSets.compactMap { resolved($0, path: files[file].path, files[file].origin) }
    }
    .sorted { $0.location < $1.location }
  }

  private func resolved(
    _ fact: CaseSet, path: String, _ origin: FileOrigin
  ) -> ResolvedCaseSet? {
    let patterns = fact.members.map { Pattern.enumCase($0, type: fact.writtenType, payload: .any) }
    let subject = subject(
      patterns, type: type(of: fact.subject, in: fact.enclosingType),
      named: fact.subject.lastName ?? fact.subjectText, in: fact.enclosingType)
    guard case .known(let known) = subject, fact.members.allSatisfy(known.cases.contains) else {
      return nil
    }
    let place = "\(path) \(fact.enclosingType ?? "") \(fact.subjectText)"
    return ResolvedCaseSet(
      fact: fact, subject: known, members: known.cases.filter(fact.members.contains),
      subjectName: declaredName(fact.subject, in: fact.enclosingType) ?? place,
      location: Location(path: path, span: fact.span), origin: origin)
  }

  /// The property that an expression reads, with its type: `TYPE.PROPERTY`. nil where that is unknown.
  private func declaredName(_ shape: AccessPath, in enclosing: String?) -> String? {
    switch shape {
    case .instance: return enclosing
    case .name(let name), .member(.instance, let name): return enclosing.map { "\($0).\(name)" }
    case .member(let base, let name):
      guard case .named(let owner)? = type(of: base, in: enclosing)?.unwrapped else { return nil }
      return "\(owner).\(name)"
    case .optional(let inner), .unwrapped(let inner): return declaredName(inner, in: enclosing)
    case .metatype, .typed, .call, .element, .iterated, .payload, .tuple, .choice, .certain, .handed,
      .unknown:
      return nil
    }
  }
}

/// A chain of conditions over one value, and which enum it is of.
package struct ResolvedCaseChain: Sendable {
  package var fact: ConditionChain
  package var subject: EnumSubject
  package var location: Location

  /// The values that no condition asks for, in order of declaration, `nil` last.
  package var left: [String] {
    subject.cases.filter { !fact.members.contains($0) } + (subject.wrapping == .optional ? ["nil"] : [])
  }
}

extension Project {
  /// Every chain of conditions over an enum of the project, by place.
  package func caseChains() -> [ResolvedCaseChain] {
    // By index: a file's facts are large, and a loop over the values copies each.
    files.indices.flatMap { file in
      files[file].caseChains.compactMap { fact -> ResolvedCaseChain? in
        let patterns = fact.members.map { Pattern.enumCase($0, type: fact.writtenType, payload: .any) }
        let subject = subject(
          patterns, type: type(of: fact.subject, in: fact.enclosingType),
          named: fact.subject.lastName ?? fact.subjectText, in: fact.enclosingType)
        // Conditions name few cases, and other enums have cases of these names, too.
        guard case .known(let known) = subject, known.home == .project, known.evidence == .declaration,
          fact.members.allSatisfy(known.cases.contains)
        else { return nil }
        return ResolvedCaseChain(
          fact: fact, subject: known, location: Location(path: files[file].path, span: fact.span))
      }
    }
    .sorted { $0.location < $1.location }
  }
}
