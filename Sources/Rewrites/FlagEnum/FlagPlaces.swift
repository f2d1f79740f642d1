import SwiftSyntax

/// What stands in place of each use of a flag.
struct FlagPlaces {
  /// Whether the enum needs a function that turns it over.
  enum Toggling { case unused, used }

  let names: FlagNames
  private(set) var texts: [String: WrappedText] = [:]
  private(set) var toggling = Toggling.unused
  private(set) var refusals: [Refusal] = []
  private let uses: Set<SyntaxIdentifier>
  /// Expressions that are to be the enum and no Bool.
  private var wanted: Set<SyntaxIdentifier> = []
  /// Uses that go with what stands around them.
  private var gone: Set<SyntaxIdentifier> = []

  init(_ uses: [FlagUse], _ names: FlagNames) {
    self.names = names
    self.uses = Set(uses.map(\.expression.id))
  }

  mutating func replace(_ node: some SyntaxProtocol, with text: String, in path: String) {
    texts[path, default: WrappedText()].replace(node.byteRange, with: text)
  }

  private mutating func replace(_ range: Range<Int>, with text: String, for use: FlagUse) {
    texts[use.file.path, default: WrappedText()].replace(range, with: text)
  }

  mutating func insert(_ text: String, at offset: Int, in path: String) {
    texts[path, default: WrappedText()].replace(offset..<offset, with: text)
  }

  private mutating func refuse(_ reason: String, _ use: FlagUse) {
    refusals.append(Refusal(reason, at: use.file.location(of: use.expression)))
  }

  // Values

  /// Makes a value of the enum of what was a Bool. Before the uses are written.
  mutating func make(_ elements: [ExprSyntax], in path: String) {
    guard let first = elements.first, let last = elements.last else { return }
    if elements.count == 1 {
      if let literal = first.flagLiteral {
        return replace(first, with: names.caseName(of: literal), in: path)
      }
      if uses.contains(first.id) {
        wanted.insert(first.id)
        return
      }
      if let sequence = first.as(SequenceExprSyntax.self) { return make(Array(sequence.elements), in: path) }
    }
    if let ternary = elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self),
      let held = ternary.thenExpression.flagLiteral, let failed = last.flagLiteral,
      elements.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1
    {
      replace(ternary.thenExpression, with: names.caseName(of: held), in: path)
      return replace(last, with: names.caseName(of: failed), in: path)
    }
    let isLoose = elements.count > 1 || first.is(TryExprSyntax.self) || first.is(AwaitExprSyntax.self)
    let choice = " ? .\(names.whenTrue) : .\(names.whenFalse)"
    texts[path, default: WrappedText()].wrap(
      first.byteRange.lowerBound..<last.byteRange.upperBound, .choice, isLoose ? "(" : "",
      (isLoose ? ")" : "") + choice)
  }

  // Uses

  mutating func write(_ use: FlagUse) {
    let node = use.expression
    guard !gone.contains(node.id) else { return }
    if let rename = use.rename { replace(use.token, with: rename, in: use.file.path) }
    if FlagOperand(node).isToggled {
      toggling = .used
      return
    }
    if let place = SequencePlace(of: node) {
      if place.index == 0, place.elements.count > 2, place.elements[1].isWritingOperator {
        return assign(place.elements, use)
      }
      if compare(place, use) { return }
    }
    if let question = node.parent?.as(SwitchExprSyntax.self), question.subject.id == node.id,
      let literals = question.literals
    {
      for literal in literals { choose(literal, use) }
      return
    }
    read(use)
  }

  private mutating func choose(_ literal: ExprSyntax, _ use: FlagUse) {
    guard let value = literal.flagLiteral else { return }
    replace(literal, with: names.caseName(of: value), in: use.file.path)
  }

  private mutating func assign(_ elements: [ExprSyntax], _ use: FlagUse) {
    let value = Array(elements.dropFirst(2))
    guard elements[1].is(AssignmentExprSyntax.self) else {
      return refuse(
        "'\(use.expression.trimmedDescription)' is set by '\(elements[1].trimmedDescription)'", use)
    }
    guard let first = value.first, !first.is(IfExprSyntax.self), !first.is(SwitchExprSyntax.self) else {
      return refuse(
        "'\(use.expression.trimmedDescription)' is set to an 'if' or 'switch': write the cases there by hand",
        use)
    }
    if value.count == 1, let negated = FlagOperand(first).negated, uses.contains(negated.id),
      negated.trimmedDescription == use.expression.trimmedDescription, FlagOperand(use.expression).isPath,
      use.expression.parent?.parent?.hasCommentWithin == false
    {
      gone.insert(negated.id)
      toggling = .used
      return replace(
        use.expression.byteRange.upperBound..<first.byteRange.upperBound, with: ".toggle()", for: use)
    }
    make(value, in: use.file.path)
  }

  /// Writes `flag == true`, `flag == other.flag` and `other?.flag ?? false`.
  private mutating func compare(_ place: SequencePlace, _ use: FlagUse) -> Bool {
    for step in [1, -1] {
      guard let (sign, other) = place.neighbour(step), place.isLoose(around: step) || sign == "??" else {
        continue
      }
      switch sign {
      case "==", "!=":
        if other.flagLiteral != nil {
          choose(other, use)
          return true
        }
        if uses.contains(other.id) { return true }
      case "??":
        guard step == 1, use.isOptional, let literal = other.flagLiteral else { continue }
        replace(place.elements[place.index + 1], with: literal ? "!=" : "==", in: use.file.path)
        replace(other, with: names.caseName(of: !literal), in: use.file.path)
        if !place.isLoose(around: step) {
          texts[use.file.path, default: WrappedText()].wrap(
            use.expression.byteRange.lowerBound..<other.byteRange.upperBound, .comparison, "(", ")")
        }
        return true
      default: continue
      }
    }
    return false
  }

  private mutating func read(_ use: FlagUse) {
    let node = use.expression
    guard !wanted.contains(node.id) else { return }
    guard !use.isOptional else {
      return refuse(
        "'\(node.trimmedDescription)' may be nil, and its Bool is handed on: compare it with true or false first",
        use)
    }
    var whole = node
    var value = true
    if let negation = node.parent?.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      replace(negation.operator, with: "", in: use.file.path)
      whole = ExprSyntax(negation)
      value = false
    }
    let (open, close) = FlagOperand(whole).bindsTightly ? ("(", ")") : ("", "")
    texts[use.file.path, default: WrappedText()].wrap(
      whole.byteRange, .comparison, open, " == \(names.caseName(of: value))\(close)")
  }
}

extension SwitchExprSyntax {
  /// The patterns, where all are `true` and `false`.
  fileprivate var literals: [ExprSyntax]? {
    var found: [ExprSyntax] = []
    for element in cases {
      guard case .switchCase(let branch) = element else { return nil }
      guard case .case(let label) = branch.label else { continue }
      for item in label.caseItems {
        guard item.whereClause == nil,
          let literal = item.pattern.as(ExpressionPatternSyntax.self)?.expression, literal.flagLiteral != nil
        else { return nil }
        found.append(literal)
      }
    }
    return found
  }
}
