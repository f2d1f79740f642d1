import SwiftSyntax
import UntangleFacts

/// A place where the flag is asked for or set, or the parameter or old value that stands for it.
struct FlagUse {
  let file: NamingFiles.File
  /// The name.
  let token: TokenSyntax
  /// `flag`, `self.flag`, `other?.flag`.
  let expression: ExprSyntax
  /// What the name becomes; nil where it stays as it is.
  let rename: String?

  init(_ reference: DeclReferenceExprSyntax, in file: NamingFiles.File, renamed rename: String?) {
    self.file = file
    token = reference.baseName
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    expression =
      access?.declName.id == reference.id
      ? access.map(ExprSyntax.init) ?? ExprSyntax(reference)
      : ExprSyntax(reference)
    self.rename = rename
  }

  /// Whether it is nil where there is nothing to ask.
  var isOptional: Bool { FlagOperand(expression).hasChain }

  /// Why nothing can stand in its place, wherever it stands.
  var problem: String? {
    let text = "'\(expression.trimmedDescription)'"
    if expression.parent?.is(InOutExprSyntax.self) == true { return "\(text) is handed out with '&'" }
    if let element = expression.parent?.as(LabeledExprSyntax.self),
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self), ExprSyntax(tuple).assignment != nil
    {
      return "\(text) is set together with others in a tuple"
    }
    var node = expression.parent
    while let current = node {
      if let macro = current.as(MacroExpansionExprSyntax.self),
        !SDK.says(.takesCode, of: macro.macroName.text)
      {
        return "'#\(macro.macroName.text)' is given \(text)"
      }
      if current.is(AttributeSyntax.self) { return "an attribute is given \(text)" }
      if current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
