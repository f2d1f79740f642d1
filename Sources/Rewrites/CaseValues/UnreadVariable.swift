import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleStateSpaces

/// The first of a type's private variables that is written and that nothing reads; nil without one. Flags are left out:
/// they are in no group.
package func unreadVariable(
  of variables: [StateVariable], in type: ProjectType, _ files: [ParsedFile]
) -> StateVariable? {
  let own = Set(
    type.variables.map(\.fact).filter { $0.access == .private && $0.storage.holdsValue }.map(\.name))
  let hidden = variables.filter { !$0.isFlag && own.contains($0.name) }
  guard !hidden.isEmpty else { return nil }
  var asked: Set<String> = []
  for file in files {
    let finder = ValueUseFinder(Set(hidden.map(\.name)), members: [], of: type.name, file: 0)
    finder.walk(file.tree)
    for (name, uses) in finder.found where uses.contains(where: { $0.kind == .read || $0.kind == .other }) {
      asked.insert(name)
    }
  }
  return hidden.first { !asked.contains($0.name) }
}
