import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// The members of a type as its declarations show them: what can be read, set and called without anybody
/// looking at the group's variables.
struct OwnCode {
  /// Stored properties outside of the group. Reading one runs no code.
  private(set) var stored: Set<String> = []
  /// Stored properties of which writing runs no code.
  private(set) var settable: Set<String> = []
  /// Arrays, sets and dictionaries of plain values among `settable`.
  private(set) var collections: Set<String> = []
  /// Names that may run code: computed and lazy properties, and functions.
  private(set) var running: Set<String> = []
  /// Functions that no other code can override, by base name.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]

  /// The group's variables. Code may bind their names anew, but which one a name means is not looked up.
  let group: Set<String>
  private let projectTypes: ProjectTypes

  init(of subject: RewriteSubject, in files: [ParsedFile]) {
    group = subject.names
    projectTypes = subject.types
    let finder = OwnMemberFinder(subject.type.name, in: files)
    let below = subject.project.inheritance.descendants(of: subject.type)
    func isOverridden(_ name: String) -> Bool { below.contains { subject.project.declares(name, in: $0) } }
    for (name, binding) in finder.stored where !isOverridden(name) && !finder.running.contains(name) {
      if subject.names.contains(name) { continue }
      stored.insert(name)
      guard subject.plainNames.contains(name), isReleasedSilently(binding) else { continue }
      settable.insert(name)
      if isPlainCollection(binding) { collections.insert(name) }
    }
    running = finder.running
    functions = finder.functions.mapValues { overloads in
      subject.type.kind == .struct ? overloads : overloads.filter { $0.isHidden }
    }
    // An overload that can be overridden may be the one that is called.
    functions = functions.filter { $0.value.count == finder.functions[$0.key]?.count }
    // So may one that the type inherits from another of the project, and a default value runs where the
    // function is called.
    let inherits = subject.lineage.subtracting([subject.type.name]).contains {
      subject.project.type(named: $0) != nil
    }
    functions = inherits ? [:] : functions.filter { $0.value.allSatisfy(\.hasLiteralDefaults) }
  }

  /// Whether a call of the name only makes a value: nothing that the project declares runs.
  func makesValue(_ name: String) -> Bool {
    // A capital alone does not make a type: `DLog("…")` is a function.
    SDK.says(oneOf: .inertValue, of: name)
      || projectTypes.all.contains(name) && !projectTypes.running.contains(name)
  }

  /// Whether `.NAME` is a case of an enum of the project, and no other member that may run code.
  func isCase(_ name: String) -> Bool { projectTypes.cases.values.contains { $0.contains(name) } }

  /// Whether reading a member of a type runs no code of the project: a case, or a constant of the SDK.
  func isSilent(_ member: String, of type: String) -> Bool {
    guard projectTypes.all.contains(type) else {
      // Another name may be an alias of a type of the project.
      return SDK.says(oneOf: .inertValue, of: type) && !projectTypes.extended.contains(type)
    }
    return projectTypes.cases[type]?.contains(member) ?? false
  }

  // What is released when a property gets another value.

  /// Whether neither a class of the project nor a subscription is released with the old value: its `deinit`
  /// could look.
  private func isReleasedSilently(_ binding: PatternBindingSyntax) -> Bool {
    // A closure may hold any object.
    if let type = binding.typeAnnotation?.type {
      return !type.hasFunction && type.typeNames.allSatisfy(isSilent)
    }
    guard let value = binding.initializer?.value else { return false }
    if value.isLiteral { return true }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.typeNames.allSatisfy(isSilent)
  }

  private func isSilent(_ name: String) -> Bool {
    guard !["AnyCancellable", "Any", "AnyObject", "any"].contains(name) else { return false }
    return !projectTypes.references.contains(name)
  }

  private func isPlainCollection(_ binding: PatternBindingSyntax) -> Bool {
    if let type = binding.typeAnnotation?.type { return type.isCollection && isPlain(type.typeNames) }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
    return isPlain(call.calledExpression.typeNames) && call.calledExpression.isCollectionType
  }

  private func isPlain(_ names: [String]) -> Bool {
    !names.isEmpty
      && names.allSatisfy { SDK.says(oneOf: .inertValue, of: $0) && !projectTypes.all.contains($0) }
  }
}

extension SyntaxProtocol {
  /// The names of types in it.
  fileprivate var typeNames: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .identifier(let name): name
      case .keyword(.any): "any"
      default: nil
      }
    }
  }
}

extension TypeSyntax {
  fileprivate var hasFunction: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
  }

  fileprivate var isCollection: Bool {
    if self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self) { return true }
    return SDK.says(.collection, of: self.as(IdentifierTypeSyntax.self)?.name.text ?? "")
  }
}

extension ExprSyntax {
  var isLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .stringLiteralExpr:
      true
    default: false
    }
  }

  /// Whether it is a type like `[Int]` or `Set<Int>`, of which a call makes an empty collection.
  fileprivate var isCollectionType: Bool {
    if self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) { return true }
    guard let generic = self.as(GenericSpecializationExprSyntax.self) else { return false }
    return SDK.says(
      .collection, of: generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "")
  }
}

extension FunctionDeclSyntax {
  fileprivate var hasLiteralDefaults: Bool {
    signature.parameterClause.parameters.allSatisfy { $0.defaultValue?.value.isLiteral ?? true }
  }

  /// Whether no subclass can override it.
  fileprivate var isHidden: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

/// Collects the members that a type's declarations and extensions have in some files.
private final class OwnMemberFinder: TypeVisitor {
  private(set) var stored: [String: PatternBindingSyntax] = [:]
  private(set) var running: Set<String> = []
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]

  init(_ name: String, in files: [ParsedFile]) {
    super.init(name)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside else { return .skipChildren }
    running.insert(node.name.text)
    functions[node.name.text, default: []].append(node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside else { return .skipChildren }
    let isEager = !node.modifiers.contains { ["lazy", "static", "class"].contains($0.name.text) }
    let isPlain = node.attributes.allSatisfy { SDK.says(.readable, of: $0.attributeName) }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      if isEager, isPlain, binding.isStored { stored[name] = binding } else { running.insert(name) }
    }
    return .skipChildren
  }
}

extension PatternBindingSyntax {
  /// Whether it has neither a getter nor a setter; observers do not run when it is read.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax.Element {
  fileprivate var attributeName: String {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
  }
}
