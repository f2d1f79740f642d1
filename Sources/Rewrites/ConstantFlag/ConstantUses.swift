import SwiftSyntax
import UntangleFindings

/// All expressions that ask for a flag: `flag`, `self.flag`, `Type.flag`.
struct ConstantUses {
  private(set) var expressions: [ExprSyntax] = []
  private var identifiers: Set<SyntaxIdentifier> = []
  private let flag: ConstantFlag
  /// Knows the types of other values; nil where only the file of the flag can name it.
  private let receiver: CallReceiver?

  /// What stands in place of each.
  var value: Bool { flag.value }

  init(
    of flag: ConstantFlag, in tree: SourceFileSyntax, _ receiver: CallReceiver? = nil
  ) throws(FixRefusal) {
    self.flag = flag
    self.receiver = receiver
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(flag.name), .identifier("`\(flag.name)`"): try note(token)
      case .identifier("_\(flag.name)"), .identifier("$\(flag.name)"), .dollarIdentifier("$\(flag.name)"):
        throw FixRefusal("'\(token.text)' is used")
      default: continue
      }
    }
  }

  func contains(_ expression: ExprSyntax) -> Bool { identifiers.contains(expression.id) }

  /// Whether one of them is in the node.
  func occur(in node: some SyntaxProtocol) -> Bool {
    let range = node.byteRange
    return expressions.contains {
      range.lowerBound <= $0.byteRange.lowerBound && $0.byteRange.upperBound <= range.upperBound
    }
  }

  private mutating func note(_ token: TokenSyntax) throws(FixRefusal) {
    guard token.parent?.parent?.parent?.parent?.id != flag.declaration.id else { return }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil
    else {
      if token.isCallLabel, !flag.isInStruct { return }
      throw FixRefusal("something else is called '\(flag.name)' too")
    }
    let use = try use(of: reference)
    guard !use.isHandedOut, use.assignment == nil else { throw FixRefusal("'\(flag.name)' is set") }
    if let problem = use.problem { throw FixRefusal(problem) }
    expressions.append(use)
    identifiers.insert(use.id)
  }

  private func use(of reference: DeclReferenceExprSyntax) throws(FixRefusal) -> ExprSyntax {
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
    else {
      guard flag.isNamed(in: Syntax(reference)) || isInRelative(Syntax(reference)) else {
        throw FixRefusal("'\(flag.name)' may mean something else in another type")
      }
      return ExprSyntax(reference)
    }
    guard let base = access.base, flag.isOwner(base) || isRelative(base) else {
      throw FixRefusal("'\(flag.name)' of another value is asked for")
    }
    return ExprSyntax(access)
  }

  /// Whether the bare name means the flag in a subclass.
  private func isInRelative(_ node: Syntax) -> Bool {
    guard let receiver, case .type(let type, _) = flag.home else { return false }
    return node.enclosingTypeName.map { receiver.isRelated($0, to: type) } ?? false
  }

  /// Whether another value certainly has the flag, and nothing happens where it is not asked any more.
  private func isRelative(_ base: ExprSyntax) -> Bool {
    guard let receiver, case .type(let type, _) = flag.home, base.isDroppable,
      !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark })
    else { return false }
    return receiver.typeName(of: base).map { receiver.isRelated($0, to: type) } ?? false
  }
}

extension ConstantFlag {
  fileprivate var isInStruct: Bool {
    declaration.parent?.parent?.parent?.parent?.is(StructDeclSyntax.self) == true
  }

  /// Whether the bare name means the flag at a place.
  fileprivate func isNamed(in node: Syntax) -> Bool {
    switch home {
    case .type(let type, _): node.enclosingTypeName == type
    case .file: !node.isWhereNamesAreInherited
    }
  }

  fileprivate func isOwner(_ base: ExprSyntax) -> Bool {
    switch home {
    case .file: false
    case .type(let type, isStatic: false): base.isSelf && Syntax(base).enclosingTypeName == type
    case .type(let type, isStatic: true):
      base.trimmedDescription == type
        || base.trimmedDescription == "Self" && Syntax(base).enclosingTypeName == type
    }
  }
}

extension Syntax {
  /// Whether a bare name may mean a member that another file or module declares.
  var isWhereNamesAreInherited: Bool {
    var node = parent
    while let current = node {
      if current.is(ExtensionDeclSyntax.self) || current.is(ProtocolDeclSyntax.self) { return true }
      if current.as(ClassDeclSyntax.self)?.inheritanceClause != nil { return true }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// `isOn:` of a call, or the outer name of a parameter that has an inner one.
  var isCallLabel: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label?.id == id }
    guard let parameter = parent?.as(FunctionParameterSyntax.self) else { return false }
    return parameter.firstName.id == id && parameter.secondName != nil
  }
}

extension ExprSyntax {
  /// Whether `await`, or `try` without a call, may be about nothing else.
  private var isAlone: Bool {
    var node = parent
    var isInCall = false
    while let current = node {
      switch current.kind {
      case .awaitExpr: return true
      case .tryExpr: return !isInCall
      case .functionCallExpr: isInCall = true
      case .codeBlockItem, .memberBlockItem: return false
      default: break
      }
      node = current.parent
    }
    return false
  }

  /// Why nothing can stand in place of a use.
  fileprivate var problem: String? {
    if parent?.is(MemberAccessExprSyntax.self) == true || parent?.is(OptionalChainingExprSyntax.self) == true
    {
      return "a member of '\(trimmedDescription)' is asked for"
    }
    if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id {
      return "'\(trimmedDescription)' is called"
    }
    if isAlone { return "'\(trimmedDescription)' stands behind 'try' or 'await'" }
    var node = parent
    while let current = node {
      switch current.kind {
      case .ifConfigDecl: return "'\(trimmedDescription)' is asked for under '#if'"
      case .keyPathExpr: return "a key path leads to '\(trimmedDescription)'"
      case .macroExpansionExpr, .macroExpansionDecl, .attribute:
        return "a macro or an attribute is given '\(trimmedDescription)'"
      default: node = current.parent
      }
    }
    return nil
  }
}
