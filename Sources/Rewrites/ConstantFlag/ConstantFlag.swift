import SwiftSyntax
import UntangleFacts
import UntangleFindings

/// The declaration of a stored flag that nothing sets, which is to go with all that asks for it.
///
/// All its uses are visible: its access level shows that only its file can name it, or all files are at hand. Any use
/// that is not understood is a refusal.
struct ConstantFlag {
  /// Which files can name it.
  enum Reach { case file, project }

  enum Home {
    case file
    /// The full dotted name of the type, and whether each instance has the flag.
    case type(String, isStatic: Bool)
  }

  let name: String
  let value: Bool
  let home: Home
  let declaration: VariableDeclSyntax
  private let file: FixableFile

  init(
    _ token: TokenSyntax, named name: String, reach: Reach = .file, in file: FixableFile
  ) throws(FixRefusal) {
    guard token.text == name, let pattern = token.parent?.as(IdentifierPatternSyntax.self),
      let binding = pattern.parent?.as(PatternBindingSyntax.self),
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { throw FixRefusal("no property stands here") }
    guard declaration.bindings.count == 1, binding.accessorBlock == nil,
      let initial = binding.initializer?.value.flagLiteral
    else { throw FixRefusal("'\(name)' is declared with others, or has accessors") }
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "Bool"
    guard ["Bool", "Swift.Bool"].contains(type) else { throw FixRefusal("'\(name)' is no plain Bool") }
    self.name = name
    value = initial
    self.declaration = declaration
    self.file = file
    home = try declaration.home(of: name)
    try declaration.checkWords(of: name, reach)
  }

  func edits() throws(FixRefusal) -> [SourceEdit] {
    try edits(in: file, ConstantUses(of: self, in: file.tree))
  }

  /// The edits of one file that may name it.
  func edits(in file: FixableFile, _ uses: ConstantUses) throws(FixRefusal) -> [SourceEdit] {
    try checkReflection(in: file)
    let removal = try ConstantRemoval(uses, in: file)
    var text = removal.text
    if file.tree.id == self.file.tree.id { try text.removeLines(of: declaration.byteRange) }
    try LossCheck(of: text, uses, in: file).check()
    return text.edits
  }

  /// Refuses where code may look at how an instance is stored.
  private func checkReflection(in file: FixableFile) throws(FixRefusal) {
    let found = file.tree.tokens(viewMode: .sourceAccurate).first {
      ["Mirror", "MemoryLayout", "dump"].contains($0.text)
    }
    if let found { throw FixRefusal("'\(found.text)' looks at what is stored") }
  }
}

extension VariableDeclSyntax {
  /// Refuses attributes and modifiers that give the flag another meaning.
  fileprivate func checkWords(of name: String, _ reach: ConstantFlag.Reach) throws(FixRefusal) {
    let known = ["private", "fileprivate", "static", "final"] + (reach == .project ? ["internal"] : [])
    guard modifiers.allSatisfy({ known.contains($0.name.text) && $0.detail == nil }) else {
      throw FixRefusal("other files may ask for '\(name)'")
    }
    let isClosed = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    guard isClosed || reach == .project else { throw FixRefusal("other files may ask for '\(name)'") }
    guard attributes.areAmong(["State", "Published", "MainActor"]) else {
      throw FixRefusal("'\(name)' has attributes")
    }
  }

  fileprivate func home(of name: String) throws(FixRefusal) -> ConstantFlag.Home {
    if let item = parent?.as(CodeBlockItemSyntax.self), item.parent?.parent?.is(SourceFileSyntax.self) == true
    {
      return .file
    }
    guard let block = parent?.parent?.parent?.as(MemberBlockSyntax.self), let owner = block.parent,
      let type = owner.declaredTypeName
    else { throw FixRefusal("'\(name)' stands under a condition") }
    guard
      owner.asProtocol((any WithAttributesSyntax).self)?.attributes.areAmong(
        SDK.names(.looksAtNoMember) + ["objcMembers"]) == true
    else { throw FixRefusal("an attribute of '\(type)' may look at '\(name)'") }
    return .type(type, isStatic: modifiers.contains { $0.name.text == "static" })
  }
}

extension AttributeListSyntax {
  func areAmong(_ names: [String]) -> Bool {
    allSatisfy {
      $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } ?? false
    }
  }
}

extension Syntax {
  /// The full dotted name of the type that it declares or extends.
  var declaredTypeName: String? {
    let own: String
    switch self.as(SyntaxEnum.self) {
    case .classDecl(let node): own = node.name.text
    case .structDecl(let node): own = node.name.text
    case .actorDecl(let node): own = node.name.text
    case .enumDecl(let node): own = node.name.text
    case .protocolDecl(let node): own = node.name.text
    case .extensionDecl(let node): own = node.extendedType.trimmedDescription
    default: return nil
    }
    return enclosingTypeName.map { "\($0).\(own)" } ?? own
  }

  /// The full dotted name of the type around it.
  var enclosingTypeName: String? {
    var node = parent
    while let current = node {
      if let name = current.declaredTypeName { return name }
      node = current.parent
    }
    return nil
  }
}
