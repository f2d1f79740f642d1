import Synchronization
import UntangleFacts
import UntangleSourceFiles

/// A question to the tables of a project, as far as its answer may differ between two versions of the sources.
package enum Lookup: Hashable, Sendable {
  /// The types and aliases of this last name, with everything that is known about them.
  case type(String)
  /// A property or function; `scope` is empty at file scope.
  case member(String, scope: String)
  /// The supertypes and subtypes of a type.
  case relatives(String)
  /// The calls of a member through other values.
  case calls(String)
  /// The code of a file outside of types, and what its assignments mention; by its path.
  case file(String)
}

extension Lookup {
  fileprivate init(_ type: ProjectType) {
    switch type.extent {
    case .type: self = .type(TypeIndex.lastPart(of: type.name))
    case .file: self = .file(type.location.path)
    }
  }
}

/// Notes the questions that code asks of a project; see `Project.noting(in:)`.
package final class LookupLog: Sendable {
  private let noted = Mutex<Set<Lookup>>([])

  package init() {}

  package var lookups: Set<Lookup> { noted.withLock { $0 } }

  func note(_ lookup: Lookup) { noted.withLock { _ = $0.insert(lookup) } }

  /// Notes that everything about a type is looked at.
  package func note(_ type: ProjectType) { note(Lookup(type)) }
}

extension Project {
  /// The same project, which notes what is looked up. Types that are read by index are not noted, nor are the tables
  /// of enums by case: code that uses them must not run on it.
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
  /// The lookups whose answers differ from those of an earlier version of the project. A type that differs in any way,
  /// or that only one version has, is among them by its last name.
  package func changedLookups(since earlier: Project) -> Set<Lookup> {
    var changed: Set<Lookup> = []
    changed.formUnion(changedTypes(types, earlier.types))
    changed.formUnion(changedTypes(syntheticTypes, earlier.syntheticTypes))
    for alias in index.changedAliases(since: earlier.index) { changed.insert(.type(alias)) }
    members.noteChanges(since: earlier.members, in: &changed)
    inheritance.noteChanges(since: earlier.inheritance, in: &changed)
    changed.formUnion(changedKeys(lineages, earlier.lineages).map { .relatives($0) })
    changed.formUnion(changedKeys(outsideCalls, earlier.outsideCalls).map { .calls($0) })
    changed.formUnion(changedKeys(assignments, earlier.assignments).map { .file($0) })
    return changed
  }

  private var assignments: [String: [Span: ComputedWrite]] {
    Dictionary(files.map { ($0.path, $0.computedWrites) }, uniquingKeysWith: { first, _ in first })
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
