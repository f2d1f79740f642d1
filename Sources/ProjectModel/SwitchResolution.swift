package import UntangleFacts

/// The resolved subject of a switch with a catch-all branch.
package enum SwitchSubject: Hashable, Sendable {
  /// An enum whose cases are known.
  case known(EnumSubject)
  /// An unknown enum, as the patterns show. Optionality is unknown too.
  case unknownEnum
  /// A tuple of these.
  case tuple([SwitchSubject])
  /// A Bool.
  case boolean
  /// Certainly no enum.
  case notEnum
  case unknown
}

/// An enum in a switch.
package struct EnumSubject: Hashable, Sendable {
  package enum Wrapping: Hashable, Sendable { case plain, optional }
  /// Where the enum is declared. A foreign one may grow.
  package enum Home: Hashable, Sendable {
    case project
    /// It is `@nonexhaustive`, and the switch is perhaps in another package: a full switch needs `@unknown default`.
    case open
    case foreign(ForeignEnum.Growth)
  }
  /// How the enum was determined.
  package enum Evidence: Hashable, Sendable {
    /// By the declared type of the subject.
    case declaration
    /// By the patterns, which fit no other enum.
    case patterns
  }
  /// Whether all its cases can be named wherever one of them can.
  package enum Naming: Hashable, Sendable {
    case everywhere
    /// Some cases are under `#if` or `@available`, share a name, or could not be parsed.
    case somewhere
  }

  /// The full dotted name.
  package var name: String
  /// In order of declaration.
  package var cases: [String]
  package var wrapping: Wrapping
  package var home: Home
  package var evidence: Evidence
  package var naming: Naming
}

extension Project {
  /// Resolves the subject of a switch, from the facts of the whole project.
  package func subject(of fact: SwitchFact) -> SwitchSubject {
    subject(
      fact.items.map(\.pattern), type: type(of: fact.subject, in: fact.enclosingType),
      named: fact.subject.lastName ?? fact.subjectText, in: fact.enclosingType
    ).wrapped(fact.isOfChain ? .optional : .plain)
  }

  func subject(
    _ patterns: [Pattern], type: WrittenType?, named name: String, in enclosing: String?
  ) -> SwitchSubject {
    switch type {
    case .named(let typeName):
      return subject(ofType: typeName, patterns, wrapping: .plain, name, enclosing)
    case .optional(.named(let typeName)):
      return subject(ofType: typeName, patterns, wrapping: .optional, name, enclosing)
    case .result: return subject(ofType: "Result", patterns, wrapping: .plain, name, enclosing)
    case .optional(.result): return subject(ofType: "Result", patterns, wrapping: .optional, name, enclosing)
    case .tuple(let elements): return tupleSubject(patterns, types: elements, in: enclosing)
    case .list, .dictionary, .function: return .notEnum
    case .optional, .other, nil: return subject(byPatterns: patterns, named: name, in: enclosing)
    }
  }

  /// Whether the enum's values are thrown. They are caught as `any Error`, of which the enum is only one
  /// type.
  private func isError(_ type: ProjectType) -> Bool {
    // In `enum Error: Swift.Error`, the inherited name does not refer to the enum itself.
    (lineage(of: type.name) + type.inherited).contains { $0 == "Error" || $0 == "LocalizedError" }
  }

  private func subject(
    ofType name: String, _ patterns: [Pattern], wrapping: EnumSubject.Wrapping,
    _ subjectName: String, _ enclosing: String?
  ) -> SwitchSubject {
    if name == "Bool" { return .boolean }
    if let type = self.type(named: name) {
      guard type.kind == .enum else { return type.kind == .protocol ? .unknown : .notEnum }
      return .known(enumSubject(type, wrapping, .declaration))
    }
    if let foreign = foreignEnums[name] {
      return .known(enumSubject(foreign, wrapping, .declaration))
    }
    if SDK.says(oneOf: .noEnum, of: name) { return .notEnum }
    return subject(byPatterns: patterns, named: subjectName, in: enclosing, declared: name).wrapped(wrapping)
  }

  private func enumSubject(
    _ type: ProjectType, _ wrapping: EnumSubject.Wrapping, _ evidence: EnumSubject.Evidence
  ) -> EnumSubject {
    EnumSubject(
      name: type.name, cases: type.cases.map(\.name), wrapping: wrapping, home: .project,
      evidence: evidence, naming: type.naming)
  }

  private func enumSubject(
    _ type: ForeignEnum, _ wrapping: EnumSubject.Wrapping, _ evidence: EnumSubject.Evidence
  ) -> EnumSubject {
    EnumSubject(
      name: type.name, cases: type.cases, wrapping: wrapping, home: .foreign(type.growth),
      evidence: evidence, naming: .everywhere)
  }

  private func tupleSubject(
    _ patterns: [Pattern], types: [WrittenType], in enclosing: String?
  ) -> SwitchSubject {
    .tuple(
      types.enumerated().map { index, type in
        let column = patterns.compactMap { pattern -> Pattern? in
          guard case .tuple(let parts) = pattern, parts.indices.contains(index) else { return nil }
          return parts[index].isCatchAll ? nil : parts[index]
        }
        return subject(column, type: type == .other ? nil : type, named: "", in: enclosing)
      })
  }

  /// The subject as inferred from the patterns, where no declaration is visible. `declared` is the name of
  /// its type where that is written but not declared in the project.
  private func subject(
    byPatterns patterns: [Pattern], named name: String, in enclosing: String?, declared: String? = nil
  ) -> SwitchSubject {
    var usage = PatternUsage()
    patterns.forEach { usage.add($0) }
    switch usage.family {
    case .boolean: return .boolean
    case .other: return .notEnum
    case .nothing: return .unknown
    case .tuple(let width):
      return tupleSubject(
        patterns, types: [WrittenType](repeating: .other, count: width), in: enclosing)
    case .cases: break
    }
    if let written = usage.writtenTypes.first {
      return subject(ofWritten: written, usage, in: enclosing)
    }
    let found = inferredEnum(usage, named: name, in: enclosing)
    guard case .known(let guessed) = found, let declared else { return found }
    // A foreign type has its own cases, so that an enum of another name does not fit.
    return declared == TypeIndex.lastPart(of: guessed.name) ? found : .unknownEnum
  }

  private func subject(
    ofWritten written: String, _ usage: PatternUsage, in enclosing: String?
  ) -> SwitchSubject {
    let wrapping: EnumSubject.Wrapping = usage.looksOptional ? .optional : .plain
    if let index = index.type(named: written, in: enclosing) {
      let type = types[index]
      // A switch that writes the type in every case, as `case LoginError.expired:`, probably matches an `any
      // Error`.
      if isError(type), usage.isWrittenOut { return .unknownEnum }
      return type.kind == .enum ? .known(enumSubject(type, wrapping, .patterns)) : .notEnum
    }
    if let foreign = foreignEnums[written] {
      return .known(enumSubject(foreign, wrapping, .patterns))
    }
    return .unknownEnum
  }

  /// The only enum whose cases include every name used. Two common names are too weak as evidence: many
  /// foreign enums have cases `failed` and `completed`.
  private func inferredEnum(
    _ usage: PatternUsage, named name: String, in enclosing: String?
  ) -> SwitchSubject {
    var names = usage.names
    let wrapping: EnumSubject.Wrapping = usage.looksOptional ? .optional : .plain
    if wrapping == .optional { names.remove("none") }
    let candidates = enumsByCase.enums(having: names)
    guard candidates.count == 1, let only = candidates.first else { return .unknownEnum }
    let isCertain =
      names.count > 2
      || (names.count == 2 && names.contains(where: enumsByCase.isOnlyOnce))
      || Self.isRelated(name, to: only.name)
      || isNear(only.name, enclosing)
    guard isCertain else { return .unknownEnum }
    return .known(
      EnumSubject(
        name: only.name, cases: only.cases, wrapping: wrapping, home: only.home,
        evidence: .patterns, naming: only.naming))
  }

  /// Whether the names are related, as `state` and `LoadingState` are.
  private static func isRelated(_ subject: String, to enumName: String) -> Bool {
    let simple = (enumName.split(separator: ".").last.map(String.init) ?? enumName).lowercased()
    let word = subject.lowercased().filter(\.isLetter)
    return word.count > 3 && (simple.hasSuffix(word) || word.hasSuffix(simple))
  }

  /// Whether the enum is nested in the enclosing type, or in the same type as it.
  private func isNear(_ enumName: String, _ enclosing: String?) -> Bool {
    guard let enclosing, let home = TypeIndex.parent(of: enumName) else { return false }
    return enclosing == home || enclosing.hasPrefix(home + ".")
  }
}

/// What the patterns of a switch show about its subject.
private struct PatternUsage {
  enum Family: Equatable { case nothing, cases, boolean, tuple(Int), other }

  var names: Set<String> = []
  /// The types written before the dot, in order.
  var writtenTypes: [String] = []
  private var optionalMarks = 0
  private var caseMarks = 0
  private var booleans = 0
  private var others = 0
  private var tupleWidth: Int?

  /// Whether every case is written with its type.
  var isWrittenOut: Bool { writtenTypes.count == caseMarks }

  /// Whether it contains `x?`, `nil` or `.some`.
  var looksOptional: Bool { optionalMarks > 0 }

  var family: Family {
    if let tupleWidth { return .tuple(tupleWidth) }
    // A `case .none` beside literals and calls shows an optional of another type.
    if others > 0, names.isSubset(of: ["none", "some"]) { return .other }
    if caseMarks > 0 { return .cases }
    if booleans > 0, others == 0 { return .boolean }
    return others > 0 || optionalMarks > 0 ? .other : .nothing
  }

  mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .enumCase(let name, let type, _):
      caseMarks += 1
      names.insert(name)
      if let type { writtenTypes.append(type) }
    case .some(let inner):
      optionalMarks += 1
      add(inner)
    case .null: optionalMarks += 1
    case .boolean: booleans += 1
    case .tuple(let parts): tupleWidth = parts.count
    case .literal, .type, .expression: others += 1
    case .any: break
    }
  }
}

extension ProjectType {
  /// Whether all cases of the enum can be named everywhere.
  var naming: EnumSubject.Naming {
    let isSure =
      integrity == .intact && cases.allSatisfy { $0.presence == .everywhere }
      && Set(cases.map(\.name)).count == cases.count
      // Declared twice under `#if`.
      && declarations.count { $0.fact.kind == .enum } == 1
    return isSure ? .everywhere : .somewhere
  }
}

extension SwitchSubject {
  /// The same where the subject may be nil, too, if it is an optional.
  fileprivate func wrapped(_ wrapping: EnumSubject.Wrapping) -> SwitchSubject {
    guard wrapping == .optional, case .known(var known) = self else { return self }
    known.wrapping = .optional
    return .known(known)
  }
}

extension SwitchFact {
  /// Whether the subject is a chain that may end early: `error?.kind`. What stands in brackets, or behind an operator, is
  /// another value.
  fileprivate var isOfChain: Bool {
    let text = Array(subjectText.utf8)
    guard let mark = text.indices.dropLast().first(where: { text[$0...].starts(with: "?.".utf8) }) else {
      return false
    }
    return !text[..<mark].contains { "([".utf8.contains($0) } && !text.contains(UInt8(ascii: " "))
      && text.last != UInt8(ascii: "!")
  }
}
