import Synchronization
import UntangleFacts
import UntangleSourceFiles

/// A question to the tables of a project, as far as its answer may differ between two versions of the sources.
///
/// Only a digest is kept. If two questions share one by chance, a search runs once more than it must.
package struct Lookup: Hashable, Sendable {
  private enum Subject: UInt8 { case name, shape, content, member, relatives, calls, file }

  private let digest: Int

  private init(_ subject: Subject, _ name: String, in scope: String = "") {
    var hasher = Hasher()
    hasher.combine(subject.rawValue)
    hasher.combine(name)
    hasher.combine(scope)
    digest = hasher.finalize()
  }

  /// Which types and aliases have this last name.
  static func name(_ lastName: String) -> Lookup { Lookup(.name, lastName) }

  /// The kind, the inheritance clauses and the cases of a type, and what assigns to `self` in an enum.
  static func shape(_ type: String) -> Lookup { Lookup(.shape, type) }

  /// Everything about a type.
  static func content(_ type: String) -> Lookup { Lookup(.content, type) }

  /// A property or function; `scope` is empty at file scope.
  static func member(_ name: String, scope: String) -> Lookup { Lookup(.member, name, in: scope) }

  /// The supertypes and subtypes of a type.
  static func relatives(_ type: String) -> Lookup { Lookup(.relatives, type) }

  /// The calls of a member through other values.
  static func calls(_ member: String) -> Lookup { Lookup(.calls, member) }

  /// The code of a file outside of types, what its assignments mention, and its flags that nothing reads.
  static func file(_ path: String) -> Lookup { Lookup(.file, path) }

  fileprivate init(_ type: ProjectType) {
    switch type.extent {
    case .type: self = .content(type.name)
    case .file: self = .file(type.location.path)
    }
  }
}

/// Notes the questions that code asks of a project; see `Project.noting(in:)`.
package final class LookupLog: Sendable {
  private let noted = Mutex(AnswerBasis())

  package init() {}

  package var basis: AnswerBasis { noted.withLock { $0 } }

  func note(_ lookup: Lookup) { noted.withLock { _ = $0.lookups.insert(lookup) } }

  func note(_ answer: DerivedAnswer) { noted.withLock { $0.answers.append(answer) } }

  /// Notes that everything about a type is looked at.
  package func note(_ type: ProjectType) { note(Lookup(type)) }
}

extension Project {
  /// The same project, which notes what is looked up. The types and files in its lists are not noted, nor are the tables
  /// of enums by case: code that reads them must not run on it.
  package func noting(in log: LookupLog) -> Project {
    var noting = self
    noting.index.log = log
    noting.members.log = log
    noting.inheritance.log = log
    noting.log = log
    return noting
  }
}

extension Project {
  /// The lookups whose answers differ from those of an earlier version of the project.
  package func changedLookups(since earlier: Project) -> Set<Lookup> {
    var changed: Set<Lookup> = []
    changed.formUnion(changedTypes(types, earlier.types))
    changed.formUnion(changedTypes(syntheticTypes, earlier.syntheticTypes))
    changed.formUnion(changedKeys(shapes(of: types), shapes(of: earlier.types)).map { .shape($0) })
    changed.formUnion(changedKeys(namesakes(among: types), namesakes(among: earlier.types)).map { .name($0) })
    changed.formUnion(placeholders.symmetricDifference(earlier.placeholders).map { .name($0) })
    changed.formUnion(
      enumsByCase.optionalErrorCases.symmetricDifference(earlier.enumsByCase.optionalErrorCases).map {
        .name($0)
      })
    for alias in index.changedAliases(since: earlier.index) { changed.insert(.name(alias)) }
    members.noteChanges(since: earlier.members, in: &changed)
    inheritance.noteChanges(since: earlier.inheritance, in: &changed)
    changed.formUnion(changedKeys(lineages, earlier.lineages).map { .relatives($0) })
    changed.formUnion(changedKeys(outsideCalls, earlier.outsideCalls).map { .calls($0) })
    changed.formUnion(changedKeys(assignments(in: files), assignments(in: earlier.files)).map { .file($0) })
    changed.formUnion(changedKeys(unreadFlags(in: files), unreadFlags(in: earlier.files)).map { .file($0) })
    return changed
  }
}

/// By full name; types of one name in the order of their places.
private func shapes(of types: [ProjectType]) -> [String: [TypeShape]] {
  Dictionary(grouping: types.indices) { types[$0].name }.mapValues { places in
    places.map { TypeShape(types[$0]) }
  }
}

/// The full names of the declared types, by last name.
private func namesakes(among types: [ProjectType]) -> [String: [String]] {
  Dictionary(
    grouping: types.indices.lazy.filter { types[$0].kind != .extension }.map { types[$0].name },
    by: TypeIndex.lastPart)
}

/// By path; without files that have none.
private func unreadFlags(in files: [ProjectFile]) -> [String: [FlagGap]] {
  Dictionary(
    files.lazy.map { ($0.path, $0.flagGaps.filter(\.isUnread)) }.filter { !$0.1.isEmpty },
    uniquingKeysWith: { first, _ in first })
}

/// By path.
private func assignments(in files: [ProjectFile]) -> [String: [Span: ComputedWrite]] {
  Dictionary(files.map { ($0.path, $0.computedWrites) }, uniquingKeysWith: { first, _ in first })
}

/// What `Lookup.shape` stands for.
private struct TypeShape: Equatable {
  var kind: TypeDeclaration.Kind
  /// Names and payloads.
  var cases: [[WrittenType]]
  var inherited: [String]
  /// Only of an enum.
  var mutatingMethods: Set<String>

  init(_ type: ProjectType) {
    (kind, inherited) = (type.kind, type.inherited)
    cases = type.cases.map { [.named($0.name)] + $0.payload }
    mutatingMethods = type.kind == .enum ? type.mutatingMethods : []
  }
}

/// The types that are not equal in both lists, and those that only one list has.
private func changedTypes(_ types: [ProjectType], _ earlier: [ProjectType]) -> [Lookup] {
  let before = Dictionary(grouping: earlier.indices) { Lookup(earlier[$0]) }
  let now = Dictionary(grouping: types.indices) { Lookup(types[$0]) }
  return before.keys.filter { now[$0] == nil }
    + now.filter { lookup, places in
      let known = before[lookup] ?? []
      return places.count != known.count || zip(places, known).contains { types[$0] != earlier[$1] }
    }.map(\.key)
}

/// The keys whose values differ, and those that only one table has.
func changedKeys<Value: Equatable>(_ table: [String: Value], _ earlier: [String: Value]) -> [String] {
  table.filter { earlier[$0.key] != $0.value }.map(\.key) + earlier.keys.filter { table[$0] == nil }
}
