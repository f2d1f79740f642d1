package import UntangleSourceFiles

/// A body lowered to what it does to the instance's own variables.
///
///     func stop() {
///       guard isRunning else { return }      .branch([isRunning], then: [], otherwise: [.leave(.return)])
///       isRunning = false                    .assign("isRunning", .boolean(false))
///       save { self.isSaved = true }         .closure(…[.assign("isSaved", .boolean(true))]), .call("save")
///     }
package indirect enum Statement: Hashable, Sendable {
  case assign(Target, LoweredExpression, Span)
  /// `&flag`, `flag.formTruthy()`, `count += 1`: written, nobody knows with what.
  case havoc(Target, Span)
  /// `$flag`: handed out for others to write at any time, unless its wrapper gives out no binding (`@Published`).
  case project(String, Lending, Span)
  /// `phase.advance()`: changes the variable where its type has a `mutating` function of that name, and
  /// may call back where it is an object. `NotificationCenter` stands for the one that is posted to.
  case invoke(String, method: String, Span)
  /// `if`, `guard` (an empty `then`) and the condition of a ternary with effects.
  case branch([Clause], then: [Statement], otherwise: [Statement])
  case select(Selection)
  /// The body runs zero or more times (`repeat`: one or more) while the clauses hold; none is unknown.
  case loop(Loop)
  case leave(Exit)
  /// A function of this instance, of the superclass, or what a local holds: see `CalledName`. The arguments
  /// are empty where nothing is known of any.
  case call(String, [Argument], Span)
  /// The same, or a nested function or local closure, used as a value: `items.forEach(add)`, `#selector(stop)`.
  case escape(String, Closure.Fate, Span)
  case closure(Closure)
  /// Runs on every way out of the list of statements that it stands in.
  case `defer`([Statement])
  /// `do` with its catches, one of which runs for whatever is thrown; `try?` has a single empty one.
  case attempt([Statement], catches: [[Statement]])
  /// A nested function; it runs where it is called. Stands at the start of its block; two of one name are overloads.
  case function(String, [Statement])
  /// A Boolean expression over the instance's variables outside of a branch: `return isA && isB`.
  case test(LoweredExpression, Span)
  /// Statements that run or not, like the right side of `&&`.
  case perhaps([Statement])
  /// One of the lists runs: the branches of an `#if`. A `defer` in them belongs to the list around.
  case either([[Statement]])
  /// `do { … }` without a catch, and what a label stands before: `break LABEL` goes to its end.
  case scope([Statement], label: String?)
  /// `by` is the function of this instance that alone can throw here, called just before; nil where
  /// something else can, too.
  case mayThrow(by: String?)
  /// An `await`; `by` as above.
  case suspend(by: String?)
}

extension Statement {
  package static let notificationCenter = "NotificationCenter"
}

/// What an assignment writes.
package enum Target: Hashable, Sendable {
  /// A member of this instance; `Self.NAME` for a static one named from an instance body.
  case variable(String)
  case local(String)
  /// `self = …`; havocked, any of its variables may have changed: `&self`, `self[keyPath: path] = x`.
  case instance
}

/// One condition of a comma list with what happens while it is evaluated.
///
/// Effects come first. Where they change a variable that `value` looks at, it may have been looked
/// at before or after: `isA || start()`. Conditions joined by `&&` are clauses of their own.
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
    /// `for`: runs as often as the sequence says.
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

/// A `switch` as the engine sees it: branches in order, the first whose pattern fits runs.
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
}

/// One pattern of a `case` list.
package struct CaseItem: Hashable, Sendable {
  package var pattern: Pattern
  /// The `where` clause; nil without.
  package var condition: LoweredExpression?

  package init(pattern: Pattern, condition: LoweredExpression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

package enum Exit: Hashable, Sendable {
  case `return`
  case `throw`
  /// The label, nil for the innermost loop or switch.
  case `break`(String?)
  case `continue`(String?)
  case `fallthrough`
  /// `fatalError()` and its like: nothing comes after.
  case trap
}

/// A closure written in a body, with what the source shows of its fate.
package struct Closure: Hashable, Sendable {
  package enum Fate: Hashable, Sendable {
    /// Handed to a function: its base name, the argument's label (nil for a trailing or unlabelled one).
    case argument(of: String, label: String?)
    /// The same, and the function is called bare or on this instance: it may be one of its own.
    case ownArgument(of: String, label: String?)
    /// Called where it stands.
    case immediate
    /// Bound to a local of that name.
    case local(String)
    /// Assigned to a property, returned, put in a collection.
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
