package import UntangleFacts

/// What a switch with a rest branch turns out to be about, over the whole project.
package enum SwitchSubject: Hashable, Sendable {
  /// An enum whose cases are known.
  case known(EnumSubject)
  /// An enum, by its patterns; which one is not known. `isOptional`-ness is not known either.
  case unknownEnum
  /// A tuple of these.
  case tuple([SwitchSubject])
  /// A Bool, as a part of a tuple.
  case boolean
  /// Certainly no enum.
  case notEnum
  case unknown
}

/// An enum in a switch.
package struct EnumSubject: Hashable, Sendable {
  package enum Wrapping: Hashable, Sendable { case plain, optional }
  /// Whether the sources declare it; a foreign one may grow.
  package enum Home: Hashable, Sendable { case project, foreign(ForeignEnum.Growth) }
  /// What tells that the switch is about this enum.
  package enum Evidence: Hashable, Sendable {
    /// The declared type of what it looks at.
    case declaration
    /// Only that the patterns fit no other.
    case patterns
  }
  /// Whether all its cases can be named wherever one can.
  package enum Naming: Hashable, Sendable {
    case everywhere
    /// Some stand under `#if` or `@available`, share a name, or could not be read.
    case somewhere
  }

  /// Full dotted name.
  package var name: String
  /// In order of declaration.
  package var cases: [String]
  package var wrapping: Wrapping
  package var home: Home
  package var evidence: Evidence
  package var naming: Naming
}

extension Project {
  /// Decides over the whole project what a switch is about.
  package func subject(of fact: SwitchFact) -> SwitchSubject {
    let patterns = fact.items.map(\.pattern)
    return subject(
      patterns, type: type(of: fact.subject, in: fact.enclosingType),
      named: fact.subject.lastName ?? fact.subjectText, in: fact.enclosingType)
  }

  func subject(
    _ patterns: [Pattern], type: WrittenType?, named name: String, in enclosing: String?
  ) -> SwitchSubject {
    switch type {
    case .named(let typeName):
      return subject(ofType: typeName, patterns, wrapping: .plain, name, enclosing)
    case .optional(.named(let typeName)):
      return subject(ofType: typeName, patterns, wrapping: .optional, name, enclosing)
    case .tuple(let elements): return tupleSubject(patterns, types: elements, in: enclosing)
    case .list, .dictionary, .function: return .notEnum
    case .optional, .other, nil: return subject(byPatterns: patterns, named: name, in: enclosing)
    }
  }

  /// Whether values of the enum are thrown: they travel as `any Error`, of which it is one part.
  private func isError(_ type: ProjectType) -> Bool {
    // `enum Error: Swift.Error` names no type of the project, though one of that name is near.
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
    if plainTypes.contains(name) { return .notEnum }
    return subject(byPatterns: patterns, named: subjectName, in: enclosing, declared: name)
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

  /// No declaration tells what the type is: the patterns must. `declared` is its name where one stands, of a type that
  /// the project does not have.
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
    // A type of somebody else has cases of its own: those of another enum say nothing of them.
    return declared == TypeIndex.lastPart(of: guessed.name) ? found : .unknownEnum
  }

  private func subject(
    ofWritten written: String, _ usage: PatternUsage, in enclosing: String?
  ) -> SwitchSubject {
    let wrapping: EnumSubject.Wrapping = usage.looksOptional ? .optional : .plain
    if let index = index.type(named: written, in: enclosing) {
      let type = types[index]
      // `case LoginError.expired:` for every case is how an `any Error` is taken apart.
      if isError(type), usage.isWrittenOut { return .unknownEnum }
      return type.kind == .enum ? .known(enumSubject(type, wrapping, .patterns)) : .notEnum
    }
    if let foreign = foreignEnums[written] {
      return .known(enumSubject(foreign, wrapping, .patterns))
    }
    return .unknownEnum
  }

  /// The one enum whose cases include every name used, and more evidence than two usual names:
  /// `failed` and `completed` are cases of many an enum that no source declares.
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

  /// `state` and `LoadingState`.
  private static func isRelated(_ subject: String, to enumName: String) -> Bool {
    let simple = (enumName.split(separator: ".").last.map(String.init) ?? enumName).lowercased()
    let word = subject.lowercased().filter(\.isLetter)
    return word.count > 3 && (simple.hasSuffix(word) || word.hasSuffix(simple))
  }

  /// The enum is nested in the type that switches, or beside it.
  private func isNear(_ enumName: String, _ enclosing: String?) -> Bool {
    guard let enclosing, let home = TypeIndex.parent(of: enumName) else { return false }
    return enclosing == home || enclosing.hasPrefix(home + ".")
  }
}

/// Types whose values are no enum cases, whatever the patterns.
let plainTypes: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  "String", "Substring", "Character", "Double", "Float", "CGFloat", "TimeInterval", "Any",
  "AnyObject", "Error", "Data", "Date", "URL", "NSObject", "IndexPath", "UIViewController", "UIView",
  "Unicode.Scalar", "NSNumber", "NSString", "Notification.Name", "UIStoryboardSegue",
]

/// What the patterns of a switch say about its subject.
private struct PatternUsage {
  enum Family: Equatable { case nothing, cases, boolean, tuple(Int), other }

  var names: Set<String> = []
  /// Types written before the dot, in order.
  var writtenTypes: [String] = []
  private var optionalMarks = 0
  private var caseMarks = 0
  private var booleans = 0
  private var others = 0
  private var tupleWidth: Int?

  /// Every case is written with its type.
  var isWrittenOut: Bool { writtenTypes.count == caseMarks }

  /// `x?`, `nil` or `.some` stands in it.
  var looksOptional: Bool { optionalMarks > 0 }

  var family: Family {
    if let tupleWidth { return .tuple(tupleWidth) }
    // `case .none` beside texts and calls: an optional of something else.
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
  /// Of an enum.
  var naming: EnumSubject.Naming {
    let isSure =
      integrity == .intact && cases.allSatisfy { $0.presence == .everywhere }
      && Set(cases.map(\.name)).count == cases.count
      // Declared twice under `#if`.
      && declarations.count { $0.fact.kind == .enum } == 1
    return isSure ? .everywhere : .somewhere
  }
}
