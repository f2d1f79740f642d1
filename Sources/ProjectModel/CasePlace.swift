package import UntangleFacts
package import UntangleSourceFiles

/// The effect of a new enum case at one place.
package struct CasePlace: Sendable {
  package enum Effect: Hashable, Sendable {
    /// The switch no longer compiles. The payload holds the patterns of the uncovered values.
    case error([String])
    /// The compiler only warns, and the `@unknown` branch takes the case.
    case warning([String], CaseUse.Row)
    /// A branch of a switch takes it.
    case taken(CaseUse.Row)
    /// The place tests, lists or creates several cases, and the new one is not among them.
    case missed
  }

  package enum Certainty: Hashable, Sendable {
    case certain
    /// The enum has all cases that are named there, but nothing proves that it is the type.
    case perhaps
  }

  package var use: CaseUse
  package var effect: Effect
  package var certainty: Certainty
  /// The place of the switch, of its branch, or of the expression.
  package var location: Location
}

extension Project {
  /// Every place that a new case of an enum affects, sorted by place. Requires facts with every use.
  ///
  /// The new case is assumed to have no payload.
  package func places(adding name: String, to type: ProjectType) -> [CasePlace] {
    let new = NewCase(enumName: type.name, name: name)
    let cases = type.cases.map(\.name)
    return files.flatMap { file in
      file.caseUses.flatMap { places(of: $0, new, cases, path: file.path) }
    }
    .sorted { $0.location < $1.location }
  }

  private func places(
    of use: CaseUse, _ new: NewCase, _ cases: [String], path: String
  ) -> [CasePlace] {
    let named: [CasePattern]
    switch use.form {
    case .maker(_, let made):
      guard index.type(named: use.enclosingType ?? "", in: nil).map({ types[$0].name }) == new.enumName,
        made.allSatisfy(cases.contains)
      else { return [] }
      return [place(use, .missed, .certain, path)]
    case .select(let rows): named = rows.map(\.pattern)
    case .test(let test): named = test.members
    case .list(_, let members): named = members
    case .dictionary(let keys): named = keys
    }
    var (kind, certainty) = kind(of: use, named, new)
    if kind.patterns(of: new).isEmpty {
      guard kind.untoldNames.contains(where: { mayBe($0, new.enumName) }) else { return [] }
      kind = kind.supposing(new.enumName, cases: cases)
      certainty = .perhaps
    }
    guard !kind.patterns(of: new).isEmpty else { return [] }
    if case .select(let rows) = use.form { return places(of: use, rows, kind, new, certainty, path) }
    // `Domain.State` is a type and no case. A list of one case that may belong to the enum is no list of its
    // cases.
    guard named.contains(where: { kind.normal($0) != nil }),
      certainty == .certain || named.count > 1 || !use.isList
    else { return [] }
    return [place(use, .missed, certainty, path)]
  }

  private func kind(
    of use: CaseUse, _ named: [CasePattern], _ new: NewCase
  ) -> (ValueKind, CasePlace.Certainty) {
    let type = type(of: use.subject, in: use.enclosingType)
    let kind = valueKind(
      named, type: type ?? ownList(use), named: use.subject.lastName ?? use.subjectText,
      in: use.enclosingType)
    switch use.form {
    case .list, .dictionary:
      // For a literal without a type annotation, only the names of the cases tell the type.
      let isTold = type != nil || ownList(use) != nil || named.contains(where: \.isWrittenOut)
      return (kind, isTold ? .certain : .perhaps)
    case .select, .test, .maker: return (kind, .certain)
    }
  }

  /// The type of the elements, if the use is the `allCases` of an enum.
  private func ownList(_ use: CaseUse) -> WrittenType? {
    guard case .list(.allCases, _) = use.form, let type = use.enclosingType else { return nil }
    return .named(type)
  }

  /// Whether the enum has all these cases. For a single name, it must be the only enum with that case.
  private func mayBe(_ names: Set<String>, _ enumName: String) -> Bool {
    let candidates = enumsByCase.enums(having: names)
    return candidates.contains { $0.name == enumName } && (candidates.count == 1 || names.count > 1)
  }

  private func places(
    of use: CaseUse, _ rows: [CaseUse.Row], _ kind: ValueKind, _ new: NewCase,
    _ certainty: CasePlace.Certainty, _ path: String
  ) -> [CasePlace] {
    let growth = SwitchGrowth(rows, kind, new)
    // Fixing a compile error involves a look at all branches anyway.
    if let missing = growth.missing {
      let effect = growth.unknownTaker.map { CasePlace.Effect.warning(missing, $0) } ?? .error(missing)
      return [place(use, effect, growth.isUnderstood ? certainty : .perhaps, path)]
    }
    return growth.takers.map { row in
      var place = place(use, .taken(row), certainty, path)
      place.location = Location(path: path, span: row.span)
      return place
    }
  }

  private func place(
    _ use: CaseUse, _ effect: CasePlace.Effect, _ certainty: CasePlace.Certainty, _ path: String
  ) -> CasePlace {
    CasePlace(
      use: use, effect: effect, certainty: certainty, location: Location(path: path, span: use.span))
  }
}

extension CaseUse {
  fileprivate var isList: Bool {
    switch form {
    case .list, .dictionary: true
    case .select, .test, .maker: false
    }
  }
}

extension CasePattern {
  /// Whether the type is written out, as in `State.a`.
  fileprivate var isWrittenOut: Bool {
    if case .enumCase(_, _?, _) = self { return true }
    return false
  }
}
