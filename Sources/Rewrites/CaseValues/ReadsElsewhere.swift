import SwiftSyntax

/// How code of other types reads a member, by syntax.
package enum ReadsElsewhere: Sendable {
  case none
  /// The code around each read asks for one of the variables of a group first.
  case known
  case unknown
}

/// How the code of these files that is outside of a type reads a member of that name, of whatever value. `type` is its full
/// name, `group` has the variables that are asked for.
package func readsElsewhere(
  of name: String, in type: String, asking group: Set<String>, _ files: [ParsedFile]
) -> ReadsElsewhere {
  var result = ReadsElsewhere.none
  for file in files {
    let finder = ForeignReadFinder(name, of: type)
    finder.walk(file.tree)
    for read in finder.reads {
      guard finder.isKnown(read, group) else { return .unknown }
      result = .known
    }
  }
  return result
}

private final class ForeignReadFinder: TypeVisitor {
  private(set) var reads: [Syntax] = []
  private let name: String
  /// All references in the file, by name.
  private var references: [String: [Syntax]] = [:]

  init(_ name: String, of type: String) {
    self.name = name
    super.init(type)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if !isInside, node.base != nil, node.declName.baseName.text.withoutDollar == name {
      reads.append(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references[node.baseName.text, default: []].append(Syntax(node))
    return .skipChildren
  }

  /// Whether the code asks for one of the variables around a node, or wherever the member is used that it is in.
  func isKnown(_ node: Syntax, _ group: Set<String>, depth: Int = 0) -> Bool {
    let use = ValueUse(kind: .read, file: 0, node: node)
    if use.isMissed(beside: group) { return false }
    switch use.surroundings(asking: group) {
    case .asking: return true
    case .other: return false
    case .member(let name):
      let uses = references[name] ?? []
      return !uses.isEmpty && uses.count <= mostForeignUses && depth < deepestForeignMember
        && uses.allSatisfy { isKnown($0, group, depth: depth + 1) }
    }
  }
}

/// Members that use each other are followed so far.
private let deepestForeignMember = 2
/// A member with more uses is not followed.
private let mostForeignUses = 8
