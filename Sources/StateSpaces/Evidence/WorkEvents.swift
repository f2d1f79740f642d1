import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// What one body does with some variables of its type, in the order of the source.
struct WorkEvents {
  enum Deed {
    case writes(String, WrittenLevel)
    /// A function of the instance, which the body waits for.
    case waits(for: String)
    case calls(String)
    case suspends
    /// A loop that goes on as the variables say.
    case repeats(whileAsking: [String])
  }

  struct Event {
    var deed: Deed
    var place: Location
    /// The enclosing closures that may run at another time, outermost first.
    var closures: [Span]
    var branches: [Branch]
    var timing: Timing
    /// The other variables that a written value is computed from. Empty for a plain copy.
    var read: [String] = []
    /// Those of them that the value tests: `isShown = error != nil`.
    var tested: [String] = []
    /// Whether a written value hangs on no locals or parameters.
    var isOfInstance = true
    /// Whether it changes a text, a collection or a number in place: `items.append(item)`.
    var isInPlace = false
  }

  enum Timing {
    case inOrder, atExit
    /// After some time, whatever the body does: the end of a message, not of work.
    case later
  }

  /// One of several ways through the code.
  struct Branch: Hashable {
    enum Form { case choice, attempt }
    enum Meaning { case worked, failed, open }

    /// Equal for the branches of one statement.
    var number: Int
    var index: Int
    var form: Form
    var meaning: Meaning
    /// Whether it ends with a `return` or a `throw`.
    var leaves = false
  }

  private(set) var all: [Event] = []
  /// What may throw, with the branches around it and the number of events before it; in the order of the source.
  private var risks: [(place: Int, branches: [Branch])] = []
  /// The closures that only change the thread: what they do comes before what follows them.
  private(set) var hops: Set<Span> = []
  private let names: Set<String>
  private let contents: Set<String>
  private let path: String
  private let computed: [Span: ComputedWrite]
  private var closures: [Span] = []
  private var branches: [Branch] = []
  private var timing = Timing.inOrder
  private var numbers = 0
  private var last: Span

  /// nil where the body does too much. `contents` are the names of texts and collections; `computed` has what
  /// values mention, by the place of the assignment.
  init?(of body: InFile<Body>, _ names: Set<String>, contents: Set<String>, computed: [Span: ComputedWrite]) {
    (self.names, self.contents, path, last) = (names, contents, body.path, body.fact.span)
    self.computed = computed
    walk(body.fact.statements)
    guard all.count <= SearchLimits.workEvents else { return nil }
  }

  /// Whether something in a branch may throw before the event at `index` of a run that gets there. Where too much may
  /// throw, this does.
  func mayFail(in branch: Branch, before index: Int) -> Bool {
    let event = all[index]
    return risks.count >= SearchLimits.workEvents
      || risks.contains { risk in
        risk.place <= index && risk.branches.contains(branch)
          && !risk.branches.contains { other in
            other.form == .choice
              && event.branches.contains { $0.number == other.number && $0.index != other.index }
          }
      }
  }

  private mutating func walk(_ statements: [Statement]) {
    guard all.count <= SearchLimits.workEvents else { return }
    for statement in statements { walk(statement) }
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .assign(.variable(let name), let value, let span): write(name, value, span)
    case .havoc(.variable(let name), let span):
      guard names.contains(name) else { return }
      var event = event(.writes(name, .decided), span)
      event.isInPlace = contents.contains(name)
      add(event)
    case .branch(let clauses, let then, let otherwise):
      clauses.forEach { walk($0.effects) }
      enter([then, otherwise], .choice) { _ in .open }
    case .select(let selection):
      enter(selection.branches.map(\.body), .choice) { selection.branches[$0].meaning }
    case .loop(let loop):
      let asked = loop.clauses.flatMap(\.value.variables).filter(names.contains)
      if !asked.isEmpty, loop.form != .sequence { add(.repeats(whileAsking: asked), loop.clauses[0].span) }
      loop.clauses.forEach { walk($0.effects) }
      walk(loop.body)
    case .closure(let closure): enter(closure)
    case .defer(let body):
      let outer = timing
      timing = .atExit
      walk(body)
      timing = outer
    case .attempt(let body, let catches):
      enter([body] + catches, .attempt) { $0 == 0 ? .worked : .failed }
    case .either(let choices): enter(choices, .choice) { _ in .open }
    case .function(_, let body), .perhaps(let body), .together(let body), .scope(let body, _): walk(body)
    case .call(let called, _, let span): if called.holder == .instance { add(.calls(called.name), span) }
    case .suspend(let callee): add(callee?.nameInScope.map { .waits(for: $0) } ?? .suspends, last)
    case .mayThrow: if risks.count < SearchLimits.workEvents { risks.append((all.count, branches)) }
    case .assign, .havoc, .project, .invoke, .post, .leave, .escape, .test: break
    }
  }

  private mutating func enter(
    _ lists: [[Statement]], _ form: Branch.Form, _ meaning: (Int) -> Branch.Meaning
  ) {
    numbers += 1
    let number = numbers
    for (index, list) in lists.enumerated() where !list.isEmpty {
      branches.append(
        Branch(number: number, index: index, form: form, meaning: meaning(index), leaves: list.last.isExit))
      walk(list)
      branches.removeLast()
    }
  }

  private mutating func enter(_ closure: Closure) {
    let outer = (closures, timing)
    if !closure.runsAtOnce { closures.append(closure.span) }
    switch closure.fate {
    case .argument("asyncAfter", _): timing = .later
    case .argument("async", _), .ownArgument("Task", _): hops.insert(closure.span)
    case .argument, .ownArgument, .immediate, .local, .stored: break
    }
    walk(closure.body)
    (closures, timing) = outer
  }

  private mutating func write(_ name: String, _ value: LoweredExpression, _ span: Span) {
    guard names.contains(name) else { return }
    let isCleared = value == .empty && contents.contains(name)
    let tested = value.isPlainName ? [] : value.variables.filter { $0 != name && names.contains($0) }
    let whole = computed[span]
    let read = (value.variables + (whole?.mentioned ?? [])).filter { $0 != name && names.contains($0) }
    var event = event(.writes(name, isCleared ? .off : value.level), span)
    if !value.isPlainName { event.read = read }
    event.tested = tested
    event.isOfInstance = value.locals.isEmpty && whole?.isOfInstance ?? true
    add(event)
  }

  private func event(_ deed: Deed, _ span: Span) -> Event {
    Event(
      deed: deed, place: Location(path: path, span: span), closures: closures, branches: branches,
      timing: timing)
  }

  private mutating func add(_ deed: Deed, _ span: Span) { add(event(deed, span)) }

  private mutating func add(_ event: Event) {
    last = event.place.span
    all.append(event)
  }
}

extension Statement? {
  /// Whether the body ends there.
  fileprivate var isExit: Bool {
    switch self {
    case .leave(.return), .leave(.throw): true
    default: false
    }
  }
}

extension LoweredExpression {
  /// Whether it is a variable as it is: a copy of what it was is no second form of it.
  fileprivate var isPlainName: Bool {
    switch self {
    case .variable, .otherSide: true
    default: false
    }
  }
}

extension WorkEvents.Event {
  /// Whether one run never gets to both.
  func excludes(_ other: WorkEvents.Event) -> Bool {
    branches.contains { branch in
      branch.form == .choice
        && other.branches.contains { $0.number == branch.number && $0.index != branch.index }
    }
  }

  func sets(_ name: String) -> Bool {
    if case .writes(name, let level) = deed { level != .off } else { false }
  }

  func writes(_ name: String, _ level: WrittenLevel) -> Bool {
    if case .writes(name, level) = deed { true } else { false }
  }

  var isSuspension: Bool {
    switch deed {
    case .suspends, .waits: true
    case .writes, .calls, .repeats: false
    }
  }
}

extension Selection.Branch {
  /// `case .success` and `case .failure` are the two ends of work.
  fileprivate var meaning: WorkEvents.Branch.Meaning {
    guard items.count == 1, case .enumCase(let name, _, _) = items[0].pattern else { return .open }
    return name == "success" ? .worked : name == "failure" ? .failed : .open
  }
}
