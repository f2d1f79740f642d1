package import UntangleSourceFiles

/// A body, lowered to its effects on the instance's own variables.
///
///     func stop() {
///       guard isRunning else { return }      .branch([isRunning], then: [], otherwise: [.leave(.return)])
///       isRunning = false                    .assign("isRunning", .boolean(false))
///       save { self.isSaved = true }         .closure(…[.assign("isSaved", .boolean(true))]), .call("save")
///     }
package indirect enum Statement: Hashable, Sendable {
  case assign(Target, LoweredExpression, Span)
  /// `&flag`, `flag.formTruthy()`, `count += 1`: a write of an unknown value.
  case havoc(Target, Span)
  /// `$flag`: a binding escapes, through which other code can write at any time. Wrappers without bindings
  /// (`@Published`) are exempt.
  case project(String, Lending, Span)
  /// `phase.advance()`. Changes the variable if its type declares a `mutating` function of that name. May
  /// call back if the value is an object. The target is a member.
  case invoke(Target, method: String, Span)
  /// `NotificationCenter.default.post(…)`: observers run before it returns.
  case post(Span)
  /// `if`, `guard` (with an empty `then`) and the condition of a ternary that has effects.
  case branch([Clause], then: [Statement], otherwise: [Statement])
  case select(Selection)
  /// The body runs zero or more times (`repeat`: one or more) while the clauses hold. Without clauses the
  /// number is unknown.
  case loop(Loop)
  case leave(Exit)
  /// The arguments are empty where nothing is known about any of them.
  case call(CalledName, [Argument], Span)
  /// A function, nested function or local closure that is used as a value: `items.forEach(add)`,
  /// `#selector(stop)`.
  case escape(CalledName, Closure.Fate, Span)
  case closure(Closure)
  /// Runs on every exit from the statement list that contains it.
  case `defer`([Statement])
  /// `do` with its catches, one of which runs for any error; `try?` has one empty catch.
  case attempt([Statement], catches: [[Statement]])
  /// A nested function, which runs where it is called. It stands at the start of its block. Equal names are
  /// overloads.
  case function(String, [Statement])
  /// A Boolean expression over the instance's variables outside of a branch condition: `return isA && isB`. Or a chain of
  /// conditions: `isA ? x : isB ? y : z`.
  case test(LoweredExpression, Span)
  /// Statements that may or may not run, such as the right operand of `&&`.
  case perhaps([Statement])
  /// Assignments whose values are all read before the first is written: `(a, b) = (b, a)`.
  case together([Statement])
  /// Exactly one of the lists runs: the branches of an `#if`. A `defer` in one belongs to the enclosing list.
  case either([[Statement]])
  /// `do { … }` without a catch, or a labelled statement: `break LABEL` continues after it.
  case scope([Statement], label: String?)
  /// A possible throw. `by` is the function of this instance, called just before, that alone can throw here;
  /// nil where other code can throw, too.
  case mayThrow(by: CalledName?)
  /// A possible suspension at an `await`; `by` as in `mayThrow`.
  case suspend(by: CalledName?)
}

/// The target of an assignment.
package enum Target: Hashable, Sendable {
  /// A member of this instance.
  case variable(String)
  /// A member of the type's other side; see `MemberSide`.
  case otherSide(String)
  case local(String)
  /// `self = …`. As the target of `havoc` any variable may have changed: `&self`, `self[keyPath: path] = x`.
  case instance

  package init(_ member: Member) {
    self = member.side == .own ? .variable(member.name) : .otherSide(member.name)
  }

  /// Where the target is a member, which one.
  package var member: Member? {
    switch self {
    case .variable(let name): Member(.own, name)
    case .otherSide(let name): Member(.other, name)
    case .local, .instance: nil
    }
  }
}

/// One condition of a comma-separated list, with the effects of its evaluation.
///
/// Effects come first. Where they change a variable that `value` reads, the read may come before or after:
/// `isA || start()`. Operands of `&&` become separate clauses.
package struct Clause: Hashable, Sendable {
  package var effects: [Statement]
  package var value: LoweredExpression
  package var span: Span

  package init(effects: [Statement], value: LoweredExpression, span: Span) {
    self.effects = effects
    self.value = value
    self.span = span
  }
}

package struct Loop: Hashable, Sendable {
  package enum Form: UInt8, Hashable, Sendable, Storable {
    /// `while`: the clauses are tested first.
    case testFirst
    /// `repeat`: the body runs first.
    case bodyFirst
    /// `for`: the sequence decides how often the body runs.
    case sequence
  }

  package var form: Form
  package var clauses: [Clause]
  package var body: [Statement]
  /// nil without a label.
  package var label: String?

  package init(form: Form, clauses: [Clause], body: [Statement], label: String?) {
    self.form = form
    self.clauses = clauses
    self.body = body
    self.label = label
  }
}

/// A `switch`, as symbolic execution sees it. The first branch that matches runs.
package struct Selection: Hashable, Sendable {
  package struct Branch: Hashable, Sendable {
    /// Empty for `default`.
    package var items: [CaseItem]
    package var body: [Statement]

    package init(items: [CaseItem], body: [Statement]) {
      self.items = items
      self.body = body
    }
  }

  package var subject: LoweredExpression
  package var branches: [Branch]
  package var span: Span
  /// nil without a label.
  package var label: String?

  package init(subject: LoweredExpression, branches: [Branch], span: Span, label: String?) {
    self.subject = subject
    self.branches = branches
    self.span = span
    self.label = label
  }

  /// Whether the branches are phases of one gesture, which come one after the other: `.began`, `.changed`, `.ended`.
  package var isOfPhases: Bool {
    let names = branches.flatMap(\.items).compactMap { item -> String? in
      if case .enumCase(let name, _, _) = item.pattern { name } else { nil }
    }
    return names.contains("began") && (names.contains("changed") || names.contains("ended"))
  }
}

/// One pattern of a `case` list.
package struct CaseItem: Hashable, Sendable {
  package var pattern: Pattern
  /// The `where` clause; nil without one.
  package var condition: LoweredExpression?

  package init(pattern: Pattern, condition: LoweredExpression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

package enum Exit: Hashable, Sendable {
  case `return`
  case `throw`
  /// The label; nil for the innermost loop or switch.
  case `break`(String?)
  case `continue`(String?)
  case `fallthrough`
  /// A call that never returns, such as `fatalError()`.
  case trap
}

/// A closure expression in a body, with what the source shows about its use.
package struct Closure: Hashable, Sendable {
  package enum Fate: Hashable, Sendable {
    /// Passed to a function: its base name and the argument's label, nil for a trailing or unlabelled
    /// argument.
    case argument(of: String, label: String?)
    /// Like `argument`, for a call without receiver or on `self`: the function may belong to this instance.
    case ownArgument(of: String, label: String?)
    /// Called immediately.
    case immediate
    /// Bound to the local of that name.
    case local(String)
    /// Assigned to a property, returned, or put into a collection.
    case stored
  }

  /// The modifier of SwiftUI that runs its closure when a value has changed; where that is a variable of the
  /// instance, a `.test` of it stands right before the closure.
  package static let changeObserver = "onChange"

  package var fate: Fate
  package var body: [Statement]
  package var span: Span

  package init(fate: Fate, body: [Statement], span: Span) {
    self.fate = fate
    self.body = body
    self.span = span
  }
}
