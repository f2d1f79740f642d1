import UntangleFacts
import UntangleSourceFiles
import UntangleStateSpaces

/// The result of a run of writes for each state that it may start in.
struct RunTable {
  /// A right side of unknown value. It is evaluated once, before anything is written.
  struct Subject: Hashable {
    var text: String
    /// The index of the variable whose domain its values have.
    var variable: Int
    /// The place of the write, where another evaluation may give another value; nil for a name.
    var location: Location?
    var typing: Typing
  }

  /// What is known of the type of a right side.
  enum Typing { case optional, unknown }

  /// The source of a value in the payload of the new case.
  enum Source: Hashable {
    /// An expression, as written.
    case text(String)
    /// The payload of the previous case.
    case carried
    /// The binding in a pattern that matches a subject.
    case bound(subject: Int)
  }

  struct Row: Hashable {
    /// By subject, the index of its value in the domain; nil where it is not evaluated.
    var answers: [Int?]
    /// The index of the case before. `after` is that of the case afterwards.
    var before: Int
    var after: Int
    /// By variable, for the payload of the case afterwards.
    var payload: [Int: Source]
    /// Whether the row needs an assignment.
    var change: Change
  }

  enum Change: Hashable { case none, some }

  /// A start that only comes about against an assumption, and from which the run leads to a combination without a case.
  struct Excluded: Hashable {
    /// As of a row.
    var answers: [Int?]
    /// The index of the case before.
    var before: Int
    /// The combination.
    var values: [Int]
  }

  private(set) var subjects: [Subject] = []
  /// Sorted by the case before, then by answers.
  private(set) var rows: [Row] = []
  /// In the order of the case before; empty without assumptions.
  private(set) var excluded: [Excluded] = []

  let run: WriteRun
  let stateEnum: StateEnum
  private let reader: ValueReader
  private let beginning: Beginning

  enum Beginning {
    case state
    /// An initialiser assigns the first values.
    case nothing
  }

  private let knowledge: Knowledge

  /// What is known about the conditions in and around a run.
  struct Knowledge {
    /// Properties that may read the variables.
    var computedNames: Set<String>
    /// The value of the conditions in a range of the file; nil where there are none.
    var value: (Range<Int>) -> LoweredExpression?
    /// Whether the right side of a write certainly is an optional.
    var isOptional: (LoweredExpression) -> Bool
    /// Whether a local constant without a written type stands alone in a range of the file.
    var isPlainConstant: (Range<Int>) -> Bool
  }

  /// `before` holds the combinations in which the run is reached, `ends` those in which it may end; nil for
  /// any. `assumedAway` holds states in which it is reached only against an assumption: it may lead to what is ruled out
  /// there.
  init(
    _ run: WriteRun, from before: [[Int]], _ beginning: Beginning = .state, to stateEnum: StateEnum,
    _ reader: ValueReader, _ knowledge: Knowledge, endingIn ends: Set<[Int]>? = nil,
    assumedAway: [[Int]] = [], isRuledOut: ([Int]) -> Bool = { _ in false }
  ) throws(RunRefusal) {
    self.run = run
    self.knowledge = knowledge
    self.beginning = beginning
    self.stateEnum = stateEnum
    self.reader = reader
    for values in before {
      let start = Progress(values: values, start: values)
      for end in try followed([start], run.steps[...]) where isPossible(end) {
        // The search excludes such an end by facts about other things than the variables.
        if let ends, !ends.contains(end.values) { continue }
        try add(end)
      }
    }
    guard !rows.isEmpty else { throw .neverReached }
    for values in assumedAway {
      let start = Progress(values: values, start: values)
      for end in try followed([start], run.steps[...]) where isPossible(end) {
        if isRuledOut(end.values) { exclude(end) } else { try add(end) }
      }
    }
    for index in rows.indices { rows[index].answers.fill(to: subjects.count) }
    for index in excluded.indices { excluded[index].answers.fill(to: subjects.count) }
    guard !assumedAway.isEmpty else { return }
    rows = rows.enumerated().sorted { ($0.element.before, $0.offset) < ($1.element.before, $1.offset) }
      .map(\.element)
  }

  /// A path through the run so far.
  private struct Progress {
    var values: [Int]
    let start: [Int]
    /// By subject.
    var answers: [Int: Int] = [:]
    var payload: [Int: Source] = [:]
    var written: Set<Int> = []
    /// What the answers imply for locals.
    var locals: [String: LoweredExpression] = [:]
  }

  /// Whether the enclosing conditions are consistent with this path.
  private func isPossible(_ end: Progress) -> Bool {
    run.guarantees.allSatisfy { guarantee in
      guard let test = knowledge.value(guarantee.range)?.knowing(end.locals), test.variables.isEmpty else {
        return true
      }
      return reader.truth(of: test, in: end.values) != !guarantee.holds
    }
  }

  private mutating func followed(
    _ ways: [Progress], _ steps: ArraySlice<WriteRun.Step>
  ) throws(RunRefusal) -> [Progress] {
    guard let step = steps.first else { return ways }
    var next: [Progress] = []
    for way in ways {
      switch step {
      case .assign(let writes): next += try taken(writes, on: way)
      case .branch(let test, let then, let otherwise):
        guard let value = knowledge.value(test)?.knowing(way.locals),
          let truth = reader.truth(of: value, in: way.values)
        else { throw .undecided }
        next += try followed([way], (truth ? then : otherwise)[...])
      }
    }
    return try followed(next, steps.dropFirst())
  }

  /// Performs one step. All its right sides are evaluated before its first write.
  private mutating func taken(_ step: [WriteRun.Write], on way: Progress) throws(RunRefusal) -> [Progress] {
    var ways = [(way, [Int]())]
    for write in step {
      var next: [(Progress, [Int])] = []
      for (way, values) in ways {
        for (asked, value) in try answers(write, on: way) { next.append((asked, values + [value])) }
      }
      ways = next
    }
    return ways.map { way, values in
      var result = way
      for (write, value) in zip(step, values) {
        result.values[write.fact.variable] = value
        result.written.insert(write.fact.variable)
      }
      return result
    }
  }

  /// The values that a write may assign, each with the answers that it requires.
  private mutating func answers(
    _ write: WriteRun.Write, on way: Progress
  ) throws(RunRefusal) -> [(Progress, Int)] {
    let place = write.fact.variable
    let variable = stateEnum.variables[place]
    if write.condition == .isSet, way.values[place] == 0 { return [(way, 0)] }
    // The call that makes an overwritten value may have side effects.
    if case .text(let text)? = way.payload[place], text.contains("(") { throw .forgets(write.fact) }
    let value = write.fact.value.knowing(way.locals)
    let values = values(of: write, value, on: way)
    let isBound = values == [1] && isOptional(value, of: write)
    if values.count == 1, !isBound {
      var result = way
      result.payload[place] = nil
      if variable.isPayload(values[0]) {
        result.payload[place] = .text(try payloadText(of: write, value, on: way))
      }
      return [(result, values[0])]
    }
    let written = try text(of: write, on: way)
    // `!a && b` is no negation.
    let isNegated = variable.domain == .boolean && written.hasPrefix("!") && write.fact.value.isNegation
    let subject = number(
      of: subject(isNegated ? String(written.dropFirst()) : written, write))
    let possible = isBound ? values : Array(variable.domain.values.indices)
    return possible.compactMap { answer in
      if let known = way.answers[subject], known != answer { return nil }
      var result = way
      result.answers[subject] = answer
      let value = isNegated ? 1 - answer : answer
      if let local = write.fact.value.localName ?? write.fact.value.negatedLocal {
        result.locals[local] = variable.domain.value(answer)
      }
      result.payload[place] = variable.isPayload(value) ? .bound(subject: subject) : nil
      return (result, value)
    }
  }

  /// Whether the right side is nil in some other state, so that its type is an optional where it has a value: `given ?? title`
  /// while `title` has one. A branch of `?:` has a type of its own, and what a case carries is none.
  private func isOptional(_ value: LoweredExpression, of write: WriteRun.Write) -> Bool {
    guard case .conditional = value, write.choice == nil,
      stateEnum.variables[write.fact.variable].domain == .optional
    else { return false }
    return stateEnum.cases.contains {
      reader.values(of: value, assignedTo: write.fact.variable, in: $0.values).contains(0)
    }
  }

  /// The values that the right side may have. A constant whose declaration leaves no doubt has one.
  private func values(of write: WriteRun.Write, _ value: LoweredExpression, on way: Progress) -> [Int] {
    let place = write.fact.variable
    let values = reader.values(of: value, assignedTo: place, in: way.values)
    guard values.count > 1, stateEnum.variables[place].domain == .optional, let known = constant(of: write)
    else { return values }
    let certain = reader.values(of: known, assignedTo: place, in: way.values)
    return certain == [1] ? certain : values
  }

  /// The right side as written; of `test ? then : otherwise`, the branch that is taken.
  private func payloadText(
    of write: WriteRun.Write, _ value: LoweredExpression, on way: Progress
  ) throws(RunRefusal) -> String {
    guard let choice = write.choice, case .conditional(let test, _, _) = value,
      let truth = reader.truth(of: test, in: way.values)
    else { return try text(of: write, on: way) }
    return truth ? choice.then : choice.otherwise
  }

  /// The right side as written. It is evaluated before the run, so it must not read what the run writes.
  private func text(of write: WriteRun.Write, on way: Progress) throws(RunRefusal) -> String {
    guard let text = write.text else { throw .unknown(write.fact) }
    // A local has the name of a property now and then, and reads nothing.
    let names =
      way.written.isEmpty || write.fact.value.localName != nil
      ? [] : way.written.map { stateEnum.variables[$0].name } + knowledge.computedNames
    guard !names.contains(where: { text.mentions($0) }) else { throw .readsItsOwn(write.fact) }
    return text
  }

  private func subject(_ text: String, _ write: WriteRun.Write) -> Subject {
    let fact = write.fact
    let isOptional =
      knowledge.isOptional(fact.value) || constant(of: write).map(knowledge.isOptional) ?? false
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let isSettled = isName && !knowledge.computedNames.contains { text.mentions($0) }
    // `x ? true : false` is `x`, which is asked.
    let isPlain = stateEnum.variables[fact.variable].domain == .boolean && text.hasSuffix(answersOfFlag)
    return Subject(
      text: isPlain ? String(text.dropLast(answersOfFlag.count)) : text, variable: fact.variable,
      location: isSettled ? nil : fact.location,
      typing: isOptional ? .optional : .unknown)
  }

  /// What the local constant holds that the right side is; nil for other right sides.
  private func constant(of write: WriteRun.Write) -> LoweredExpression? {
    guard let value = write.fact.localValue, let range = write.range, knowledge.isPlainConstant(range) else {
      return nil
    }
    return value
  }

  private mutating func number(of subject: Subject) -> Int {
    let known = subjects.firstIndex { $0.text == subject.text && $0.location == subject.location }
    if let known { return known }
    subjects.append(subject)
    return subjects.count - 1
  }

  private mutating func exclude(_ end: Progress) {
    guard let before = stateEnum.index(of: end.start) else { return }
    excluded.append(
      Excluded(answers: subjects.indices.map { end.answers[$0] }, before: before, values: end.values))
  }

  private mutating func add(_ end: Progress) throws(RunRefusal) {
    guard let after = stateEnum.index(of: end.values) else { throw .endsBetween(end.values) }
    let known = beginning == .state ? stateEnum.index(of: end.start) : after
    guard let before = known else { throw .startsBetween(end.start) }
    let payload = Dictionary(
      uniqueKeysWithValues: stateEnum.cases[after].payload.map { ($0, end.payload[$0] ?? .carried) })
    let isNew = beginning == .nothing || before != after || payload.values.contains { $0 != .carried }
    let answers = subjects.indices.map { end.answers[$0] }
    rows.append(
      Row(answers: answers, before: before, after: after, payload: payload, change: isNew ? .some : .none))
  }
}

extension RunTable {
  /// Whether the same answers lead to several states, each from another state.
  var course: StateRewrite.Step.Course {
    let moving = rows.filter { $0.change == .some }
    let splits = moving.contains { first in
      moving.contains { $0.after != first.after && $0.answers == first.answers }
    }
    return splits ? .several : .one
  }
}

/// The reason why a run cannot be one step.
enum RunRefusal: Error {
  /// It starts in a combination that is no state: other code separates it from earlier writes.
  case startsBetween([Int])
  /// It ends in a combination that is no state.
  case endsBetween([Int])
  /// The search never reaches it, and from no state would it lead to a state.
  case neverReached
  /// An initialiser assigns the first values of some variables only.
  case setsOnlySome
  case readsItsOwn(VariableWriteFact)
  /// It overwrites a value that was made by a call.
  case forgets(VariableWriteFact)
  case unknown(VariableWriteFact)
  /// A condition among the writes depends on more than the state.
  case undecided
}

extension LoweredExpression {
  fileprivate var isNegation: Bool {
    if case .not = self { true } else { false }
  }

  fileprivate var negatedLocal: String? {
    if case .not(let inner) = self { inner.localName } else { nil }
  }
}

extension StateVariable.Domain {
  /// A value of the domain, as an expression.
  fileprivate func value(_ index: Int) -> LoweredExpression {
    switch self {
    case .boolean: .boolean(index > 0)
    case .optional: index > 0 ? .some : .null
    case .optionalBoolean: index == 0 ? .null : .boolean(index == 2)
    case .enumeration(let cases): .enumCase(cases[index])
    case .optionalEnumeration(let cases): index == 0 ? .null : .enumCase(cases[index - 1])
    case .number: .unknown
    }
  }
}

extension [Int?] {
  /// Adds what is not asked.
  fileprivate mutating func fill(to count: Int) {
    self += Self(repeating: nil, count: Swift.max(0, count - self.count))
  }
}

extension String {
  /// Whether the identifier occurs in the text.
  func mentions(_ name: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}

/// What a condition ends with that is written as a choice.
private let answersOfFlag = " ? true : false"
