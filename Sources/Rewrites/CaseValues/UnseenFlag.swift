import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleStateSpaces

/// The first method that sets a flag of a view, which is off again before any view is drawn, so that nobody ever sees it on;
/// nil where that cannot be shown.
///
///     isImporting = true
///     defer { isImporting = false }
///     text = read(file)    // nothing is waited for: the button is never disabled
///
/// The flag has to be off between all operations, a continuation included. Then it is on within runs alone, and a run
/// sees it only where it asks for it.
package func bodyOfUnseenFlag(
  _ flag: StateVariable, of type: ProjectType, in files: [ParsedFile]
) -> String? {
  guard flag.domain == .boolean, type.inherited.contains("View"),
    type.variables.contains(where: { $0.fact.name == flag.name && $0.fact.wrappers == ["State"] })
  else { return nil }
  let members = MemberFinder(type.name)
  for file in files { members.walk(file.tree) }
  var uses: [String: [ValueUse]] = [:]
  for index in files.indices {
    let finder = ValueUseFinder([flag.name], members: members.names, of: type.name, file: index)
    finder.walk(files[index].tree)
    uses.merge(finder.found) { $0 + $1 }
  }
  let own = uses[flag.name] ?? []
  let setters = Set(own.filter { $0.kind == .set || $0.kind == .clear }.map(\.member))
  guard own.contains(where: { $0.kind == .set }),
    !own.contains(where: { $0.kind == .other || $0.kind != .read && $0.isAnimated }),
    own.contains(where: { $0.kind == .read })
  else { return nil }
  // A run of a method that sets the flag would see it where it reads it, itself or through others.
  var asking = Set(own.filter { $0.kind == .read }.map(\.member))
  // Each round finds one more member at least.
  for _ in 0...uses.count {
    let callers = asking.flatMap { name in name.flatMap { uses[$0] } ?? [] }.map(\.member)
    let found = asking.union(callers)
    if found == asking { break }
    asking = found
  }
  let first = own.first { $0.kind == .set }?.member
  return setters.contains(nil) || !setters.isDisjoint(with: asking) ? nil : first ?? nil
}

extension ValueUse {
  /// The method or computed property that it is in; nil elsewhere, and in closures of a computed property.
  fileprivate var member: String? {
    guard case .member(let name) = surroundings(asking: []) else { return nil }
    return name
  }
}
