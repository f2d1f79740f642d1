import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel

/// Whether a member that code names may be one of a type, by what declarations say of the value before its name.
package struct MemberOwners {
  private let type: ProjectType
  private let project: Project
  /// The names of what the type inherits from and of what inherits from it.
  private let related: Set<String>

  package init(of type: ProjectType, in project: Project) {
    self.type = type
    self.project = project
    related = project.ancestors(of: type).union(project.inheritance.descendants(of: type))
  }

  /// Whether the file has a member of that name, of another value than `self`, that may be one of the type.
  package func mayBeUsed(_ name: String, in file: ParsedFile) -> Bool {
    let finder = ForeignMemberFinder(name, self)
    finder.walk(file.tree)
    return finder.isFound
  }

  /// Whether a member of this base may be one of the type; nil is `self`. `scope` is the full name of the type around, empty
  /// outside of types.
  func concerns(_ base: ExprSyntax?, in scope: String) -> Bool {
    let plain = base?.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard let plain, !plain.isSelf else { return isRelated(scope) }
    let found = project.type(of: MemberBase(plain).path, in: scope.isEmpty ? nil : scope)
    guard let found, case .named(let name) = found.unwrapped, project.type(named: name) != nil else {
      return true
    }
    return isRelated(name)
  }

  func isRelated(_ scope: String) -> Bool {
    guard let found = project.type(named: scope) else {
      return scope.isEmpty || type.inherited.contains(scope)
    }
    if found.name == type.name || found.kind == .protocol { return true }
    return related.contains(found.name) || related.contains(found.simpleName)
  }
}

extension Project {
  /// The names of a type and of all that it inherits from, as far as the project tells.
  func ancestors(of type: ProjectType) -> Set<String> {
    let names = lineage(of: type.name)
    return Set(names + names.flatMap { self.type(named: $0)?.inherited ?? [] } + type.inherited)
  }
}

private final class ForeignMemberFinder: TypeVisitor {
  private let name: String
  private let owners: MemberOwners
  private(set) var isFound = false

  init(_ name: String, _ owners: MemberOwners) {
    self.name = name
    self.owners = owners
    super.init("")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard !isFound, (node.declName.baseName.identifier?.name ?? "").withoutDollar == name else {
      return isFound ? .skipChildren : .visitChildren
    }
    isFound = node.base.map { !$0.isSelf && owners.concerns($0, in: scope) } ?? false
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for component in node.components {
      if case .property(let part) = component.component, part.declName.baseName.text == name {
        isFound = true
      }
    }
    return .visitChildren
  }
}
