import SwiftSyntax
import UntangleProjectModel
import UntangleSourceFiles

/// All places of a project that name a flag, each understood, or a refusal.
struct FlagMentions {
  private(set) var uses: [FlagUse] = []
  /// `flag:` of calls that may make an instance.
  private(set) var arguments: [FlagArgument] = []
  /// `flag:` of the type's own initialisers.
  private(set) var parameters: [FlagParameter] = []
  private(set) var refusals: [Refusal] = []
  /// Comments that name the flag.
  private(set) var comments: [Location] = []

  let scope: FlagScope
  let names: FlagNames
  private var flag: FlagProperty { scope.flag }

  init(_ scope: FlagScope, _ names: FlagNames, in files: [NamingFiles.File]) {
    self.scope = scope
    self.names = names
    for file in files {
      for token in file.file.tree.tokens(viewMode: .sourceAccurate) {
        note(token, in: file)
        noteComments(at: token, in: file)
      }
    }
  }

  private mutating func refuse(_ reason: String, at token: TokenSyntax, in file: NamingFiles.File) {
    refusals.append(Refusal(reason, at: file.location(of: token)))
  }

  private mutating func note(_ token: TokenSyntax, in file: NamingFiles.File) {
    switch token.tokenKind {
    case .identifier("_\(flag.name)") where flag.isWrapped, .identifier("$\(flag.name)"),
      .dollarIdentifier("$\(flag.name)"):
      noteWrapper(token, in: file)
    case .identifier("Mirror"), .identifier("MemoryLayout"), .identifier("dump"):
      guard scope.isInOwnCode(Syntax(token)) else { return }
      refuse("'\(token.text)' looks at what is stored", at: token, in: file)
    case .identifier("oldValue"), .identifier("newValue"): noteObserved(token, in: file)
    case .identifier(flag.name), .identifier("`\(flag.name)`"):
      guard token.id != flag.binding.pattern.firstToken(viewMode: .sourceAccurate)?.id else { return }
      noteName(token, in: file)
    default: return
    }
  }

  private mutating func noteName(_ token: TokenSyntax, in file: NamingFiles.File) {
    guard let parent = token.parent else { return }
    // A private flag is named by its own file only; an initialiser that takes it may be called anywhere.
    let isOfCall = token.isCallLabel || parent.is(FunctionParameterSyntax.self)
    guard file.path == flag.home.path || !flag.isClosed || isOfCall else { return }
    switch parent.as(SyntaxEnum.self) {
    case .declReferenceExpr(let node): noteReference(node, token, in: file)
    case .labeledExpr(let node):
      if let argument = FlagArgument(node, in: file, scope) { arguments.append(argument) }
    case .functionParameter(let node):
      if let parameter = FlagParameter(node, token, in: file, scope) { parameters.append(parameter) }
    case .identifierPattern:
      let isMember = parent.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      if isMember, scope.meaning(inTypeAround: parent) == .flag {
        refuse("'\(parent.enclosingTypeName ?? "")' declares '\(flag.name)' too", at: token, in: file)
      }
    case .declNameArgument:
      if flag.isMemberwise {
        refuse("an initialiser with '\(flag.name)' may be named without a call", at: token, in: file)
      }
    case .closureCapture(let node):
      if node.initializer == nil, scope.meaning(ofBareName: parent) == .flag {
        refuse("a closure captures '\(flag.name)'", at: token, in: file)
      }
    default: return
    }
  }

  private mutating func noteReference(
    _ reference: DeclReferenceExprSyntax, _ token: TokenSyntax, in file: NamingFiles.File
  ) {
    if let component = reference.parent?.as(KeyPathPropertyComponentSyntax.self) {
      return noteKeyPath(component, token, in: file)
    }
    guard reference.argumentNames == nil else { return }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let use = FlagUse(reference, in: file, renamed: names.property)
    // A Bool is not called.
    guard use.expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != use.expression.id
    else { return }
    let meaning =
      access?.declName.id == reference.id
      ? scope.meaning(behind: access?.base) : scope.meaning(ofBareName: Syntax(reference))
    switch meaning {
    case .other: return
    case .unknown:
      let text = "'\(use.expression.trimmedDescription)'"
      if use.expression.startsAtBinding {
        return refuse("\(text) may be a binding to '\(flag.name)' as a Bool", at: token, in: file)
      }
      refuse(
        "\(text) may be that of '\(flag.type.name)': the type of what stands before it is not known",
        at: token,
        in: file)
    case .flag:
      if let problem = use.problem { return refuse(problem, at: token, in: file) }
      uses.append(use)
    }
  }

  private mutating func noteKeyPath(
    _ component: KeyPathPropertyComponentSyntax, _ token: TokenSyntax, in file: NamingFiles.File
  ) {
    let path = component.parent?.parent?.parent?.as(KeyPathExprSyntax.self)
    let isFirst = path?.components.first?.component.id == component.id
    if let root = path?.root, isFirst,
      scope.meaning(inType: root.trimmedDescription, at: Syntax(component)) == .other
    {
      return
    }
    if path?.closestAttributeName == "Environment" { return }
    refuse("a key path may lead to '\(flag.name)', which would be no Bool any more", at: token, in: file)
  }

  private mutating func noteWrapper(_ token: TokenSyntax, in file: NamingFiles.File) {
    guard file.path == flag.home.path || !flag.isClosed,
      let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    else { return }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let meaning =
      access?.declName.id == reference.id
      ? scope.meaning(behind: access?.base) : scope.meaning(inTypeAround: Syntax(reference))
    guard meaning != .other else { return }
    refuse("'\(token.text)' hands on the flag as a Bool", at: token, in: file)
  }

  /// In an observer of the flag, the value before or after stands for it.
  private mutating func noteObserved(_ token: TokenSyntax, in file: NamingFiles.File) {
    guard let accessors = flag.binding.accessorBlock, file.path == flag.home.path,
      accessors.byteRange.contains(token.byteRange.lowerBound),
      let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
      LocalBinding(of: token.text, at: Syntax(reference)) == nil
    else { return }
    uses.append(FlagUse(reference, in: file, renamed: nil))
  }

  private mutating func noteComments(at token: TokenSyntax, in file: NamingFiles.File) {
    // A flag of one word may be meant as a word.
    let isWord = flag.name.allSatisfy(\.isLowercase)
    for range in token.commentRanges {
      let text = String(decoding: file.file.bytes[range], as: UTF8.self)
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard isWord ? text.contains("`\(flag.name)`") : words.contains(Substring(flag.name)) else { continue }
      comments.append(
        Location(path: file.path, span: file.file.lines.span(from: range.lowerBound, to: range.upperBound)))
    }
  }
}

extension SyntaxProtocol {
  /// The attribute that it is an argument of.
  fileprivate var closestAttributeName: String? {
    var node = parent
    while let current = node {
      if let attribute = current.as(AttributeSyntax.self) {
        return attribute.attributeName.trimmedDescription
      }
      if current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
