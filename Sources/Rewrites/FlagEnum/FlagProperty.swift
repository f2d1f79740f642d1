import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A stored Bool of a type that is to become an enum of two cases.
struct FlagProperty {
  let name: String
  let type: ProjectType
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let members: MemberBlockSyntax
  let home: NamingFiles.File

  /// All properties of the name that the type declares; nil without a type around.
  static func all(named name: String, of type: ProjectType, in files: [NamingFiles.File]) -> [FlagProperty] {
    files.flatMap { file in
      file.file.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        token.isCalled(name) ? FlagProperty(token, name, of: type, in: file) : nil
      }
    }
  }

  private init?(_ token: TokenSyntax, _ name: String, of type: ProjectType, in home: NamingFiles.File) {
    guard let binding = token.parent?.parent?.as(PatternBindingSyntax.self),
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let members = Syntax(declaration).closestMembers, Syntax(declaration).enclosingTypeName == type.name
    else { return nil }
    self.name = name
    self.type = type
    self.declaration = declaration
    self.binding = binding
    self.members = members
    self.home = home
  }

  /// Of its name.
  var location: Location { home.location(of: binding.pattern) }

  var initial: ExprSyntax? { binding.initializer?.value }

  /// Whether no other file can name it.
  var isClosed: Bool { access != nil }

  /// `private` or `fileprivate`, as the enum must be at least.
  var access: String? {
    declaration.modifiers.first { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }?
      .name
      .text
  }

  /// Whether writing the name with `$` or `_` before it means a wrapper.
  var isWrapped: Bool { declaration.attributes.contains { !$0.is("MainActor") } }

  /// Whether the struct's own initialiser takes it.
  var isMemberwise: Bool {
    let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let) && initial != nil
    return members.parent?.is(StructDeclSyntax.self) == true && !isConstant
      && !members.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
  }
}

extension FlagProperty {
  /// Why no enum can take its place, whatever asks for it.
  func reasons(in project: Project) -> [String] {
    ownReasons + placeReasons + codingReasons + requirementReasons(in: project)
  }

  private var ownReasons: [String] {
    var reasons: [String] = []
    if declaration.bindings.count > 1 { reasons.append("'\(name)' is declared together with others") }
    let written = binding.typeAnnotation?.type.trimmedDescription
    let isBool = written.map { ["Bool", "Swift.Bool"].contains($0) } ?? (initial?.flagLiteral != nil)
    switch binding.accessorBlock?.accessors {
    case .getter: reasons.append("'\(name)' is computed: only a stored flag can become an enum")
    case .accessors(let list):
      if list.contains(where: { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }) {
        reasons.append("'\(name)' is computed: only a stored flag can become an enum")
      } else if list.contains(where: { $0.parameters != nil }) {
        reasons.append("an observer of '\(name)' has a name of its own for the other value")
      }
    case nil: break
    }
    if reasons.isEmpty, !isBool { reasons.append("'\(name)' is no plain Bool") }
    for modifier in declaration.modifiers {
      if ["public", "open", "package"].contains(modifier.name.text), modifier.detail == nil {
        reasons.append("'\(name)' is \(modifier.name.text), so that other modules may use it")
      } else if !["private", "fileprivate", "internal", "final"].contains(modifier.name.text) {
        reasons.append("'\(name)' is \(modifier.name.text), which is left to you")
      }
    }
    for attribute in declaration.attributes
    where !["State", "Published", "MainActor", "ObservationIgnored"].contains(where: attribute.is) {
      reasons.append("'\(attribute.trimmedDescription)' asks for '\(name)' as a Bool")
    }
    return reasons
  }

  private var placeReasons: [String] {
    var reasons: [String] = []
    var node = declaration.parent
    while let current = node {
      switch current.kind {
      case .ifConfigDecl: reasons.append("'\(name)' stands under '#if'")
      case .functionDecl, .closureExpr, .accessorDecl, .initializerDecl:
        reasons.append("'\(type.name)' is declared within a function")
      default: break
      }
      if current.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: {
        $0.name.text == "nonisolated"
      }) == true {
        reasons.append("'\(type.name)' is nonisolated, and its enum would not be")
      }
      let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes
      for attribute in attributes ?? [] where !SDK.names(.looksAtNoMember).contains(where: attribute.is) {
        reasons.append("'\(attribute.trimmedDescription)' may look at what '\(type.name)' stores")
      }
      node = current.parent
    }
    return reasons
  }

  private var codingReasons: [String] {
    type.inherited.first { SDK.says(oneOf: [.coding, .record], of: $0) }.map {
      ["'\(type.name)' is \($0): what it has stored names '\(name)' and has a Bool for it"]
    } ?? []
  }

  private func requirementReasons(in project: Project) -> [String] {
    var reasons: [String] = []
    let all = [type] + project.inheritance.descendants(of: type).compactMap { project.type(named: $0) }
    for one in all {
      if project.requires(name, of: one) { reasons.append("a protocol of '\(one.name)' asks for '\(name)'") }
      let foreign = project.chain(of: one).flatMap(\.inherited).filter { project.type(named: $0) == nil }
      if let asking = foreign.first(where: { mayAsk($0) && !asksForNoFlag($0) }) {
        reasons.append("'\(asking)' is of another module and may ask for '\(name)'")
      }
      if project.chain(of: one).contains(where: { $0.attributes.contains("objcMembers") }) {
        reasons.append("'@objcMembers' lets Objective-C ask for '\(name)'")
      }
    }
    return Array(Set(reasons)).sorted()
  }
}

/// Whether a protocol of Apple's frameworks asks for functions, or for no Bool that is stored.
private func asksForNoFlag(_ name: String) -> Bool {
  let endings = ["Delegate", "DataSource", "Representable"]
  return SDK.says(.noFlag, of: name)
    || SDK.beginsAsInFramework(name) && endings.contains { name.hasSuffix($0) }
}

extension AttributeListSyntax.Element {
  func `is`(_ name: String) -> Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
  }
}

extension Syntax {
  /// The members among which it stands.
  fileprivate var closestMembers: MemberBlockSyntax? {
    var node = parent
    while let current = node {
      if let members = current.as(MemberBlockSyntax.self) { return members }
      if current.is(CodeBlockItemListSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}

extension NamingFiles.File {
  func location(of node: some SyntaxProtocol) -> Location {
    let range = node.byteRange
    return Location(path: path, span: file.lines.span(from: range.lowerBound, to: range.upperBound))
  }
}
