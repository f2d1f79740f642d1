import SwiftSyntax
import UntangleSourceFiles

/// The statements of a method that apply a state: those from the first that drives one of the objects to the last.
struct DrivingRun {
  /// What a case carries: a parameter of the method.
  struct Payload: Hashable {
    /// As written.
    var name: String
    var type: String
  }

  var method: FunctionDeclSyntax
  /// Neighbours.
  var items: [CodeBlockItemSyntax]
  /// In the order of the parameters.
  var payload: [Payload]
  /// Parameters that are taken for the property of their name.
  var handed: [String]
  /// Whether it stands in a closure, which has to name `self`.
  var site: Site

  enum Site { case body, closure }
}

/// The reason why a method's statements cannot become a state.
struct MoveRefusal: Error {
  var refusal: Refusal

  init(_ reason: String, at location: Location) { refusal = Refusal(reason, at: location) }
}

extension FunctionDeclSyntax {
  /// With its labels: `searchBar(_:textDidChange:)`.
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}

extension ExprSyntax {
  /// What an assignment sets, or what is called: `bar.text` of `bar.text = nil`, `bar.show()` of `_ = bar.show()`.
  var driving: ExprSyntax {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, let first = elements.first else {
      return self
    }
    return first.is(DiscardAssignmentExprSyntax.self) ? elements.last ?? first : first
  }

  /// The member of the instance that a statement drives: `bar` of `bar.text = nil`, `self.bar?.layer.start()`.
  var drivenMember: TokenSyntax? {
    let start = driving
    var node = start
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): node = call.calledExpression
      case .optionalChainingExpr(let chain): node = chain.expression
      case .forceUnwrapExpr(let unwrapped): node = unwrapped.expression
      case .subscriptCallExpr(let call): node = call.calledExpression
      case .memberAccessExpr(let access):
        guard let base = access.base else { return nil }
        if base.isSelf { return access.declName.baseName }
        node = base
      case .declReferenceExpr(let name): return start.id == node.id ? nil : name.baseName
      default: return nil
      }
    }
  }
}
