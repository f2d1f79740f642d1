import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// Whether the new names mean nothing yet where they are to be written.
struct FlagNameCheck {
  private(set) var refusals: [Refusal] = []
  private let scope: FlagScope
  private let names: FlagNames

  init(_ scope: FlagScope, _ names: FlagNames, _ texts: [FileText]) {
    self.scope = scope
    self.names = names
    checkInheritance()
    let type = scope.flag.type
    let types =
      [type] + scope.project.inheritance.descendants(of: type).compactMap { scope.project.type(named: $0) }
    let paths = Set(types.flatMap { $0.declarations.map(\.path) })
    for text in texts where paths.contains(text.path) {
      let file = NamingFiles.File(path: text.path, file: FixableFile(text.bytes))
      for token in file.file.tree.tokens(viewMode: .sourceAccurate) { note(token, in: file) }
    }
  }

  /// A class of another module may have a property of a name of one word.
  private mutating func checkInheritance() {
    let flag = scope.flag
    guard flag.type.kind == .class, names.propertySource == .words,
      names.property.allSatisfy({ !$0.isUppercase })
    else { return }
    let foreign = scope.project.chain(of: flag.type).flatMap(\.inherited).first {
      scope.project.type(named: $0) == nil && !SDK.says(.noMember, of: $0)
    }
    guard let foreign else { return }
    refusals.append(
      Refusal(
        "'\(foreign)' may have a property '\(names.property)' already: choose a name with '--property'",
        at: flag.location))
  }

  private mutating func note(_ token: TokenSyntax, in file: NamingFiles.File) {
    let isType = token.isCalled(names.type)
    guard isType || token.isCalled(names.property), let parent = token.parent, !token.isCallLabel,
      scope.isInOwnCode(parent)
    else { return }
    if !isType, let reference = parent.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
      access.base?.isSelf != true
    {
      return
    }
    refusals.append(
      Refusal(
        "'\(token.text)' has a meaning in '\(scope.flag.type.name)' already: choose another name with '\(isType ? "--enum" : "--property")'",
        at: file.location(of: token)))
  }
}
