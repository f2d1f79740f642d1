import SwiftSyntax
import UntangleProjectModel

/// All calls of a function with a flag.
///
/// Another declaration of its name, a mention without a call, and a call of what may be another type's function are
/// refusals.
struct FunctionCalls {
  enum Passed {
    case literal(Bool)
    /// The parameter is left out.
    case nothing(Bool)
    case value(ExprSyntax)
  }

  struct Call {
    let path: String
    /// The called name.
    let name: TokenSyntax
    let node: FunctionCallExprSyntax
    /// Index among the arguments; nil where the flag is left out.
    let argument: Int?
    let passed: Passed

    /// What the flag is in this call; nil where that is not written.
    var value: Bool? {
      switch passed {
      case .literal(let literal), .nothing(let literal): literal
      case .value: nil
      }
    }
  }

  private(set) var all: [Call] = []
  private let function: FlagFunction
  private let receiver: CallReceiver

  init(of function: FlagFunction, in files: NamingFiles) throws(FixRefusal) {
    self.function = function
    receiver = CallReceiver(project: files.project)
    for file in files.files {
      for token in file.file.tree.tokens(viewMode: .sourceAccurate) where token.isCalled(function.name) {
        try note(token, in: file.path)
      }
    }
  }

  private mutating func note(_ token: TokenSyntax, in path: String) throws(FixRefusal) {
    guard token.id != function.declaration.name.id, !token.isCallLabel, isInReach(token) else { return }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil
    else {
      throw FixRefusal("something else is called '\(function.name)' too, in '\(path)'")
    }
    let access = reference.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.id == reference.id ? $0 : nil
    }
    let called = access.map(ExprSyntax.init) ?? ExprSyntax(reference)
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id
    else {
      throw FixRefusal("'\(function.name)' is named without a call in '\(path)'")
    }
    guard let argument = match(call) else { return }
    try checkReceiver(access?.base, isBare: access == nil, Syntax(reference), path)
    let isWithin = function.declaration.byteRange.contains(token.byteRange.lowerBound)
    guard !isWithin || token.root.id != function.declaration.root.id else {
      throw FixRefusal("'\(function.name)' calls itself")
    }
    all.append(Call(path: path, name: token, node: call, argument: argument.place, passed: argument.passed))
  }

  /// Whether the token can mean the function, or stands beside it in another part of the type.
  private func isInReach(_ token: TokenSyntax) -> Bool {
    guard function.declaration.isClosed, token.root.id != function.declaration.root.id else { return true }
    guard let declaration = token.parent?.as(FunctionDeclSyntax.self), let owner = function.owner,
      let name = Syntax(declaration).enclosingTypeName
    else { return false }
    return receiver.isRelated(name, to: owner)
  }

  private func checkReceiver(
    _ base: ExprSyntax?, isBare: Bool, _ node: Syntax, _ path: String
  ) throws(FixRefusal) {
    let unknown = FixRefusal("a call of '\(function.name)' in '\(path)' may mean that of another type")
    guard let owner = function.owner else {
      guard isBare, !node.isWhereNamesAreInherited else { throw unknown }
      return
    }
    let name = isBare ? node.enclosingTypeName : base.flatMap(receiver.typeName)
    guard let name, receiver.isRelated(name, to: owner) else { throw unknown }
  }

  // Arguments

  /// What a call passes for the flag; nil where its labels are not those of the function.
  private func match(_ call: FunctionCallExprSyntax) -> (place: Int?, passed: Passed)? {
    var closures = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
    let parameters = Array(function.parameters)
    let arguments = Array(call.arguments)
    var next = 0
    var found: (place: Int?, passed: Passed)?
    for (index, parameter) in parameters.enumerated() {
      let isFlag = index == function.index
      if next < arguments.count, arguments[next].label?.text == parameter.label {
        if isFlag { found = (next, passed(arguments[next].expression)) }
        next += 1
      } else if parameter.defaultValue != nil {
        if isFlag {
          guard let initial = function.initial else { return nil }
          found = (nil, .nothing(initial))
        }
      } else {
        guard closures > 0, !isFlag else { return nil }
        closures -= 1
      }
    }
    return next == arguments.count ? found : nil
  }

  private func passed(_ value: ExprSyntax) -> Passed {
    value.flagLiteral.map { .literal($0) } ?? .value(value)
  }
}
