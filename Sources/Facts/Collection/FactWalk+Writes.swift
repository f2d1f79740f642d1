import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lowerAssignment(_ elements: [ExprSyntax]) {
    let target = elements[0]
    collectors.numbers.note(write: elements)
    let right = Array(elements[2...])
    if right.count == 1, let closure = right[0].as(ClosureExprSyntax.self) {
      let outer = handler
      handler = otherMember(target) ?? outer
      lower(closure, fate: closureFate(for: target))
      handler = outer
      walkTarget(target)
      assign(.some, to: target, whole: elements)
      return
    }
    let effects = lowered { walkElements(right) }
    effects.forEach(append)
    walkTarget(target)
    // The value matters only where bodies are lowered, or for a write to another value.
    let isAsked = isLowering || writtenPlace(target) == nil
    let assigned = isAsked ? present(value(of: right), right, in: target).settled(after: effects) : .unknown
    assign(assigned, to: target, whole: elements)
  }

  /// Marks a local of a non-optional type, what `if let` binds, `!` unwraps or `as` makes as not nil. Bools stay as they are,
  /// because their value says more. Of other values that a member gets, the project may know the type.
  private func present(
    _ assigned: LoweredExpression, _ right: [ExprSyntax], in target: ExprSyntax
  ) -> LoweredExpression {
    if case let cast = castShape(right), cast.isNeverNil { return .found(assigned, cast) }
    if FoldedSequence.isJoinedText(right, text: text) { return .found(assigned, literalShapes.text) }
    if let last = FoldedSequence.fallback(in: right, text: text), shape(last).isNeverNil {
      return .present(assigned)
    }
    guard right.count == 1 else { return assigned }
    switch assigned {
    case .local:
      if shape(right[0]).isNeverNil { return .present(assigned) }
    case .unknown:
      let isPresent = right[0].is(ForceUnwrapExprSyntax.self) || right[0].isDescription(text)
      if isPresent, shape(right[0]).isNeverNil { return .some }
    case .stored: break
    case .call:
      return right[0].as(TryExprSyntax.self)?.made(assigned, in: self) ?? assigned
    case .enumCase where !namesTypeOfFile(right[0]): break
    default: return assigned
    }
    switch writtenPlace(target) {
    case .variable, .otherSide:
      if case .local = assigned, let member = memberUsed(of: right[0]) {
        return .found(assigned, .certain(.uses(member: member)))
      }
      let path = shape(right[0])
      return path.mayLeadToValue ? .found(assigned, path) : assigned
    case .local, .instance, nil: return assigned
    }
  }

  /// Whether it is a member of a type that this file declares, or `.loading`. In both cases it is mostly a case.
  private func namesTypeOfFile(_ expression: ExprSyntax) -> Bool {
    let named = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let base = named.as(MemberAccessExprSyntax.self)?.base else { return true }
    return shape(base).lastName.map(declaredTypes.contains) ?? true
  }

  private func closureFate(for target: ExprSyntax) -> Closure.Fate {
    guard case .local(let name) = value(target) else { return .stored }
    return .local(name)
  }

  /// `onChange` in `player.onChange` and `player?.onChange`; nil for members of this instance.
  private func otherMember(_ target: ExprSyntax) -> String? {
    guard let access = withoutMarks(target).as(MemberAccessExprSyntax.self), access.base != nil,
      writtenPlace(target) == nil
    else { return nil }
    return text(access.declName.baseName)
  }

  /// The target itself is not read, but its base is.
  private func walkTarget(_ target: ExprSyntax) {
    switch target.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      // `$isOn.wrappedValue` is the variable itself.
      guard let base = access.base, projectedName(base) == nil else { return }
      walk(base)
    case .optionalChainingExpr(let node): walkTarget(node.expression)
    case .forceUnwrapExpr(let node): walkTarget(node.expression)
    case .declReferenceExpr: break
    case .tupleExpr(let tuple): tuple.elements.forEach { walkTarget($0.expression) }
    default: walk(target)
    }
  }

  private func assign(_ assigned: LoweredExpression, to target: ExprSyntax, whole: [ExprSyntax]) {
    let place = span(from: target, to: whole.last ?? target)
    switch target.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple): assignTuple(assigned, to: tuple, whole: whole)
    case .optionalChainingExpr(let node):
      whereSet(node.expression) { assign(assigned, to: node.expression, whole: whole) }
    default:
      switch writtenPlace(target) {
      case .variable(let name):
        append(.assign(.variable(name), assigned, place))
        collectors.computedWrites.note(whole, at: place)
        // A declared property with an underscore is not the storage of a wrapper.
        if !marks(target).contains(.property) { assignWrapped(name, place, source: whole.last) }
      case .otherSide(let name): append(.assign(.otherSide(name), assigned, place))
      case .local(let name): append(.assign(.local(name), assigned, place))
      case .instance where isSelf(target): append(.assign(.instance, assigned, place))
      case .instance: append(.havoc(.instance, place))
      case nil: noteOutsideWrite(assigned, to: target, at: place)
      }
    }
  }

  /// `flag? = true` and `flag?.toggle()` have no effect on nil.
  func whereSet(_ optional: ExprSyntax, _ work: () -> Void) {
    let statements = lowered(work)
    guard !statements.isEmpty else { return }
    let test = Clause(
      effects: [], value: .not(.equal(value(optional), .null)), span: span(optional))
    append(.branch([test], then: statements, otherwise: []))
  }

  func isSelf(_ expression: ExprSyntax) -> Bool {
    if isElsewhere { return isViewpoint(expression) }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// The target of a write to an expression; nil for a part of a value or a member of another value.
  private func writtenPlace(_ target: ExprSyntax) -> Target? {
    if isSelf(target) { return .instance }
    if let path = target.as(SubscriptCallExprSyntax.self), isInstance(path.calledExpression),
      path.arguments.first?.label.map(text) == "keyPath"
    {
      return pathedProperty(path).map(Target.variable) ?? .instance
    }
    switch value(target) {
    case .variable(let name): return .variable(name)
    case .otherSide(let name): return .otherSide(name)
    case .local(let name): return .local(name)
    default: return nil
    }
  }

  /// `_isOn = State(initialValue: true)` sets the wrapped variable, if one of that name exists.
  private func assignWrapped(_ name: String, _ place: Span, source: ExprSyntax?) {
    guard name.utf8.first == UInt8(ascii: "_"), name.utf8.count > 1 else { return }
    let wrapped = Target.variable(String(name.dropFirst()))
    let initial = source?.as(FunctionCallExprSyntax.self)?.arguments.first { argument in
      switch argument.label.map(text) {
      case "initialValue", "wrappedValue": true
      default: false
      }
    }
    if let initial {
      append(.assign(wrapped, value(initial.expression), place))
    } else {
      append(.havoc(wrapped, place))
    }
  }

  private func assignTuple(_ assigned: LoweredExpression, to tuple: TupleExprSyntax, whole: [ExprSyntax]) {
    let parts = parts(of: tuple, assigned)
    if parts.count == 1 { return assign(parts[0].value, to: parts[0].target, whole: whole) }
    let assignments = lowered {
      for part in parts { assign(part.value, to: part.target, whole: whole) }
    }
    if !assignments.isEmpty { append(.together(assignments)) }
  }

  /// Nested tuples are flattened. Parts of a value that is not a tuple are unknown.
  private func parts(
    of tuple: TupleExprSyntax, _ assigned: LoweredExpression
  ) -> [(target: ExprSyntax, value: LoweredExpression)] {
    let targets = tuple.elements.map(\.expression)
    var values = [LoweredExpression](repeating: .unknown, count: targets.count)
    if targets.count == 1 { values = [assigned] }
    if case .tuple(let known) = assigned, known.count == targets.count { values = known }
    return zip(targets, values).flatMap { target, value in
      target.as(TupleExprSyntax.self).map { parts(of: $0, value) } ?? [(target, value)]
    }
  }

  private func noteOutsideWrite(_ assigned: LoweredExpression, to target: ExprSyntax, at place: Span) {
    noteInnerWrite(to: target, at: place)
    if detail.contains(.quantities) { noteElementWrite(to: target, at: place) }
    noteOtherWrite(to: target, at: place)
    if let path = target.as(SubscriptCallExprSyntax.self), let name = pathedProperty(path) {
      noteOutsideWrite(of: name, through: shape(path.calledExpression), assigned, at: place)
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else { return }
    noteOutsideCall(access.declName.baseName, of: base, as: .setter)
    // A number, a string or a tuple is not nil.
    let assigned = if case .tuple = assigned { LoweredExpression.some } else { assigned }
    let receiver = shape(base)
    noteReceiver(base, receiver, text(access.declName.baseName), assigned, place)
    noteOutsideWrite(of: text(access.declName.baseName), through: receiver, assigned, at: place)
  }

  /// `phase.progress = 1` may change the case of an enum.
  private func noteInnerWrite(to target: ExprSyntax, at place: Span) {
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      marks(base).contains(.enumVariable), let member = value(withoutMarks(base)).member
    else { return }
    append(.invoke(Target(member), method: text(access.declName.baseName), place))
  }

  /// `n += 1` and `n -= 1`; whether it is such a sum.
  func lowerSum(_ elements: [ExprSyntax], by name: String) -> Bool {
    guard detail.contains(.quantities), elements.count == 3, name == "+=" || name == "-=",
      case .number(let number) = value(elements[2]), case .variable(let variable)? = writtenPlace(elements[0])
    else { return false }
    let sum = LoweredExpression.sum(of: variable, name == "+=" ? number : number.opposite)
    append(.assign(.variable(variable), sum, span(elements[0])))
    return true
  }

  func havoc(_ target: ExprSyntax) {
    let place = span(target)
    if let name = projectedName(target) {
      writeLater(name, by: "assign", label: "to", at: place)
      return
    }
    switch target.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple): tuple.elements.forEach { havoc($0.expression) }
    case .optionalChainingExpr(let node): havoc(node.expression)
    default:
      if let written = writtenPlace(target) {
        append(.havoc(written, place))
      } else {
        noteOutsideWrite(.unknown, to: target, at: place)
      }
    }
  }

  /// Notes that other code will write the variable later: `assign(to: &$isOn)`, `assign(to: \.isOn, on:
  /// self)`.
  func writeLater(_ name: String, by callee: String, label: String?, at place: Span) {
    append(
      .closure(
        Closure(
          fate: .argument(of: callee, label: label), body: [.havoc(.variable(name), place)],
          span: place)))
  }

  func lower(_ node: InOutExprSyntax) {
    if leadsToViewpoint(node.expression) {
      // The callee's effects on the value are an operation of their own, so only an unknown interruption is
      // left here.
      append(.suspend(by: nil))
      return
    }
    walkTarget(node.expression)
    havoc(node.expression)
  }

  func toggle(_ base: ExprSyntax) {
    let place = span(base)
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      whereSet(optional.expression) { toggle(optional.expression) }
      return
    }
    walkTarget(base)
    switch writtenPlace(base) {
    case .variable(let name): append(.assign(.variable(name), .not(.variable(name)), place))
    case .otherSide(let name): append(.assign(.otherSide(name), .not(.otherSide(name)), place))
    case .local(let name): append(.assign(.local(name), .not(.local(name)), place))
    case .instance: append(.havoc(.instance, place))
    case nil: noteOutsideWrite(.unknown, to: base, at: place)
    }
  }

  /// The expression without `?` and `!`: `x` for `x?` and `x!`.
  func withoutMarks(_ expression: ExprSyntax) -> ExprSyntax {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): withoutMarks(node.expression)
    case .forceUnwrapExpr(let node): withoutMarks(node.expression)
    default: expression
    }
  }
}

extension ExprSyntax {
  /// Whether it is `x.localizedDescription`.
  fileprivate func isDescription(_ text: (TokenSyntax) -> String) -> Bool {
    self.as(MemberAccessExprSyntax.self).map { text($0.declName.baseName) == "localizedDescription" } ?? false
  }
}

extension TryExprSyntax {
  /// What `try Player(data: data)` makes, which is assigned; nil where something else in it may throw.
  fileprivate func made(_ assigned: LoweredExpression, in walk: FactWalk) -> LoweredExpression? {
    guard questionOrExclamationMark == nil, let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self).map({ walk.text($0.baseName) }),
      walk.startsUppercase(name), call.arguments.allSatisfy({ walk.callsNothing($0.expression) })
    else { return nil }
    return .found(assigned, .certain(.attempt(of: name)))
  }
}
