import SwiftSyntax
import UntangleStateSpaces

/// An old name that is asked for.
struct OldNameTest: Hashable {
  /// Empty, or `self.`.
  var receiver: String
  /// By index.
  var variable: Int
  var isSet: Bool
}

/// One of the conditions that `&&` joins.
struct Conjunct {
  /// Its elements, of which there is at least one.
  var nodes: [ExprSyntax]
  /// nil for what asks for no old name, or for more.
  var test: OldNameTest?

  var first: ExprSyntax { nodes[0] }
  var last: ExprSyntax { nodes[nodes.count - 1] }
}

/// Reads what expressions ask of the variables that an enum replaces.
struct OldNameTestReader {
  let states: StateEnum

  /// The cases, of some, in which all tests hold, in their order.
  func cases(_ tests: [OldNameTest], among cases: [Int]) -> [Int] {
    cases.filter { place in
      tests.allSatisfy { (states.cases[place].values[$0.variable] > 0) == $0.isSet }
    }
  }

  /// What `let name` or `let other = name` asks for, and the name that it binds; nil for other values.
  func binding(_ node: OptionalBindingConditionSyntax) -> (test: OldNameTest, name: String)? {
    guard let bound = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, node.typeAnnotation == nil,
      node.bindingSpecifier.text == "let"
    else { return nil }
    let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: bound.trimmed))
    guard let variable = variable(of: value, .optional, at: Syntax(node)) else { return nil }
    return (
      OldNameTest(receiver: variable.receiver, variable: variable.place, isSet: true),
      bound.identifier?.name ?? bound.text
    )
  }

  /// What `isOn || name || other` asks for of which any may hold; nil for an expression of another form, and where none of the
  /// choices is one of these names. The other choices are names, with a `!` or without.
  func choices(in expression: ExprSyntax) -> (tests: [OldNameTest], others: [String])? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return test(of: [expression]).map { ([$0], []) }
    }
    var (tests, others): ([OldNameTest], [String]) = ([], [])
    for part in sequence.elements.split(whereSeparator: isDisjunction) {
      if let test = test(of: Array(part)) {
        tests.append(test)
      } else if part.count == 1, let other = part.first?.trimmedDescription,
        other.drop(while: { $0 == "!" }).isOneName
      {
        others.append(other)
      } else {
        return nil
      }
    }
    return tests.isEmpty ? nil : (tests, others)
  }

  /// The names that an expression asks for, if it is nothing but one such test or several of them that have to hold; else nil.
  func tests(in expression: ExprSyntax) -> [OldNameTest]? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return test(of: [expression]).map { [$0] }
    }
    var found: [OldNameTest] = []
    for part in sequence.elements.split(whereSeparator: isConjunction) {
      guard let test = test(of: Array(part)) else { return nil }
      found.append(test)
    }
    return found
  }

  /// The conditions that `&&` joins; nil where other operators may bind as loosely.
  func conjuncts(in expression: ExprSyntax) -> [Conjunct]? {
    guard let sequence = expression.as(SequenceExprSyntax.self),
      !sequence.elements.contains(where: isLooseOperator)
    else { return nil }
    let parts = sequence.elements.split(whereSeparator: isConjunction).map { Array($0) }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts.map { Conjunct(nodes: $0, test: test(of: $0)) }
  }

  /// `isOn`, `!isOn`, `value == nil` or `value != nil`.
  private func test(of parts: [ExprSyntax]) -> OldNameTest? {
    if parts.count == 1, let prefix = parts[0].as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!"
    {
      return variable(of: prefix.expression, .flag).map {
        OldNameTest(receiver: $0.receiver, variable: $0.place, isSet: false)
      }
    }
    if parts.count == 1 {
      return variable(of: parts[0], .flag).map {
        OldNameTest(receiver: $0.receiver, variable: $0.place, isSet: true)
      }
    }
    guard parts.count == 3, parts[2].is(NilLiteralExprSyntax.self),
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign)
    else { return nil }
    return variable(of: parts[0], .optional).map {
      OldNameTest(receiver: $0.receiver, variable: $0.place, isSet: sign == "!=")
    }
  }

  private enum Kind { case flag, optional }

  /// The variable that an expression names, by index.
  private func variable(
    of expression: ExprSyntax, _ kind: Kind, at place: Syntax? = nil
  ) -> (receiver: String, place: Int)? {
    let access = expression.as(MemberAccessExprSyntax.self)
    if let access, access.base?.isSelf != true { return nil }
    guard let reference = access?.declName ?? expression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.identifier?.name ?? reference.baseName.text
    let variable = states.variables.firstIndex {
      $0.name == name && (kind == .flag ? $0.domain == .boolean : $0.domain == .optional)
    }
    let here = place ?? Syntax(expression)
    guard let variable, access != nil || LocalBinding(of: name, at: here) == nil else { return nil }
    return (access == nil ? "" : "self.", variable)
  }
}

private func isConjunction(_ element: ExprSyntax) -> Bool {
  element.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&"
}

/// Whether an element is an operator that may bind more loosely than `&&`.
private func isLooseOperator(_ element: ExprSyntax) -> Bool {
  if let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
    return text != "&&" && !tightOperators.contains(text)
  }
  return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
}

private let tightOperators: Set<String> = [
  "==", "!=", "===", "!==", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "??", "...", "..<",
]

private func isDisjunction(_ element: ExprSyntax) -> Bool {
  element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
}

extension Substring {
  fileprivate var isOneName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
