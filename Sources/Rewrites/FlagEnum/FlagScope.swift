import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// What the name of a flag means at a place.
struct FlagScope {
  enum Meaning { case flag, other, unknown }

  let flag: FlagProperty
  let project: Project
  private let receiver: CallReceiver

  init(_ flag: FlagProperty, in project: Project) {
    self.flag = flag
    self.project = project
    receiver = CallReceiver(project: project)
  }

  /// Without anything before it.
  func meaning(ofBareName node: Syntax) -> Meaning {
    if LocalBinding(of: flag.name, at: node) != nil { return .other }
    return meaning(inTypeAround: node)
  }

  /// Of `base.flag`; a base that is left out leads to no value.
  func meaning(behind base: ExprSyntax?) -> Meaning {
    guard let base else { return .other }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return meaning(behind: chain.expression) }
    if base.isSelf || base.is(SuperExprSyntax.self) { return meaning(inTypeAround: Syntax(base)) }
    return receiver.typeName(of: base).map { meaning(inType: $0) } ?? .unknown
  }

  /// Of a member of a type that is written: `\Order.isOpen`, `Order(isOpen: true)`.
  func meaning(inType name: String, at node: Syntax) -> Meaning {
    if project.placeholders.contains(name) { return .unknown }
    guard let found = project.type(named: name, in: node.enclosingTypeName) else { return .other }
    return isOwned(by: found.name) ? .flag : .other
  }

  /// Whether the code around is that of the type or of a type that inherits from it.
  func isInOwnCode(_ node: Syntax) -> Bool {
    var next: Syntax? = node
    while let current = next {
      if let name = current.declaredTypeName, isOwned(by: fullName(name)) { return true }
      next = current.parent
    }
    return false
  }

  func meaning(inTypeAround node: Syntax) -> Meaning {
    guard let name = node.enclosingTypeName else { return .other }
    if isOwned(by: fullName(name)) { return .flag }
    // An extension for types of this class only.
    return node.isInConstrainedExtension ? .unknown : .other
  }

  private func fullName(_ name: String) -> String { project.type(named: name)?.name ?? name }

  private func isOwned(by name: String) -> Bool { project.lineage(of: name).contains(flag.type.name) }

  private func meaning(inType name: String) -> Meaning {
    guard let type = project.type(named: name) else { return SDK.isOfFramework(name) ? .other : .unknown }
    if isOwned(by: type.name) { return .flag }
    let lineage = project.lineage(of: type.name)
    if lineage.contains(where: { project.declaresProperty(flag.name, in: $0) }) { return .other }
    let forwards = lineage.contains {
      project.type(named: $0)?.attributes.contains("dynamicMemberLookup") ?? false
    }
    // What a type of another module has is only known of Apple's.
    let isOpen = forwards || type.kind == .extension && !SDK.isOfFramework(type.name)
    return isOpen ? .unknown : .other
  }
}

extension Syntax {
  fileprivate var isInConstrainedExtension: Bool {
    var node = parent
    while let current = node {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.genericWhereClause != nil
      }
      if current.declaredTypeName != nil { return false }
      node = current.parent
    }
    return false
  }
}
