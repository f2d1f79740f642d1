import UntangleStateSpaces

/// Prints a run as one assignment or `switch`.
struct RunText {
  let table: RunTable
  /// One level of indentation.
  let indent: String
  /// The type of each variable as written, including the `?` of optionals.
  let types: [String]
  var owner = Owner.function

  /// Whose code it is. A setter leaves the state as it is where an assumption rules the step out.
  enum Owner { case function, setter }

  var states: StateEnum { table.stateEnum }
  var place: String { table.run.receiver + states.property }

  /// The lines, indented relative to the first. Empty where the run has no effect.
  var lines: [String] {
    let rows = table.rows
    if rows.allSatisfy({ $0.change == .none }), table.subjects.isEmpty { return assertions(.stays) }
    if table.excluded.isEmpty { return step(rows) }
    if isAsking { return selection(rows) }
    return assertions(single(rows).map { .becomes($0.after) } ?? .goesOn) + step(rows)
  }

  private func step(_ rows: [RunTable.Row]) -> [String] {
    if let only = single(rows) { return [assignment(only)] }
    if !looksAtState, table.subjects.count == 1 { return asked(rows) }
    if table.subjects.isEmpty, let row = rows.first, rows.count == 1 { return carrying(row) }
    return selection(rows)
  }

  /// Whether it is a `switch` over several values.
  var isJoint: Bool {
    let rows = table.rows
    guard table.subjects.count + (isAsking ? 1 : 0) > 1, single(rows) == nil else { return false }
    return condition(branches(rows, isAsking: isAsking)) == nil
  }

  /// Whether the step depends on the state before.
  var looksAtState: Bool {
    let rows = table.rows
    if rows.contains(where: { $0.payload.values.contains(.carried) }) { return true }
    return rows.indices.contains { first in
      rows[(first + 1)...].contains {
        areAlike($0.answers, rows[first].answers) && output($0) != output(rows[first])
      }
    }
  }

  /// Whether the text asks for the state before: the step depends on it, or an assumption rules the step out in some
  /// states for some answers only.
  private var isAsking: Bool {
    let partly = table.excluded.contains { one in table.rows.contains { $0.before == one.before } }
    return looksAtState || partly || !table.excluded.isEmpty && owner == .setter
  }

  /// Whether both rows can apply for the same answers.
  private func areAlike(_ left: [Int?], _ right: [Int?]) -> Bool {
    zip(left, right).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }

  /// The effect of a row, without the state before.
  private struct Output: Hashable {
    var after: Int
    var payload: [Int: RunTable.Source]
  }

  private func output(_ row: RunTable.Row) -> Output { Output(after: row.after, payload: row.payload) }

  /// The row that stands for all, where all have the same effect and need nothing from the state before.
  private func single(_ rows: [RunTable.Row]) -> RunTable.Row? {
    guard let first = rows.first, Set(rows.map(output)).count == 1,
      first.payload.values.allSatisfy({ if case .text = $0 { true } else { false } })
    else { return nil }
    // The evaluation of a subject may have side effects, so it must not be dropped.
    guard table.subjects.allSatisfy({ !$0.text.contains("(") }) else { return nil }
    return first
  }

  private func assignment(_ row: RunTable.Row) -> String { "\(place) = \(value(row))" }

  private func value(_ row: RunTable.Row) -> String {
    let state = states.cases[row.after]
    let arguments = state.payload.map { variable -> String in
      let name = states.variables[variable].name
      let label = states.label(name, in: row.after)
      return switch row.payload[variable] {
      case .text(let text)?: label + text
      case .bound(let subject)?: label + states.variables[table.subjects[subject].variable].name
      case .carried?, nil: label + name
      }
    }
    // Behind `self`, as a parameter may have the name.
    let owner = table.run.receiver.isEmpty ? "self." : table.run.receiver
    // Without the receiver nothing is assigned, so that any number does.
    let all =
      arguments
      + states.carried(by: row.after).map { number in
        "\(number.name): \(owner)\(number.name)" + (table.run.isChained ? " ?? \(number.beginning)" : "")
      }
    return ".\(state.name)" + (all.isEmpty ? "" : "(\(all.joined(separator: ", ")))")
  }

  // A single subject determines the result.

  private func asked(_ rows: [RunTable.Row]) -> [String] {
    let subject = table.subjects[0]
    let answers = Dictionary(grouping: rows) { $0.answers[0] ?? 0 }
    switch states.variables[subject.variable].domain {
    case .boolean:
      guard let yes = answers[1]?.first, let no = answers[0]?.first else { return selection(rows) }
      let isSimple = !subject.text.contains(" ? ")
      return ["\(place) = \(isSimple ? subject.text : "(\(subject.text))") ? \(value(yes)) : \(value(no))"]
    case .optional:
      guard let some = answers[1]?.first, let none = answers[0]?.first else { return selection(rows) }
      let name = states.variables[subject.variable].name
      let test =
        some.payload[subject.variable] == nil
        ? "\(typed(subject)) != nil" : "let \(name) = \(typed(subject))"
      return [
        "if \(test) {", "\(indent)\(assignment(some))", "} else {", "\(indent)\(assignment(none))", "}",
      ]
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: return selection(rows)
    }
  }

  /// The subject with an explicit type, where it may depend on the context.
  private func typed(_ subject: RunTable.Subject) -> String {
    switch states.variables[subject.variable].domain {
    case .boolean: subject.text
    // A closure right before the braces would be taken for them.
    case .optional where subject.typing == .optional:
      subject.text.contains("{") ? "(\(subject.text))" : subject.text
    case .enumeration where subject.text.isOneWord && !subject.text.hasPrefix("."): subject.text
    case .optional, .optionalBoolean, .enumeration, .optionalEnumeration, .number:
      "\(subject.text.isOneWord ? subject.text : "(\(subject.text))") as \(types[subject.variable])"
    }
  }

  // The state before determines the result too.

  /// For a single state before, whose payload is kept.
  private func carrying(_ row: RunTable.Row) -> [String] {
    guard row.change == .some else { return [] }
    let pattern = statePattern(row.before, for: [row])
    return [
      "if case \(pattern) = \(place) {", "\(indent)\(assignment(row))", "}",
    ]
  }

  /// The branch of a `switch`.
  struct Branch {
    enum Content {
      case step(RunTable.Row)
      /// Impossible, or without effect.
      case nothing
      /// Possible only against an assumption.
      case excluded(String)
    }

    var patterns: [String]
    var content: Content

    /// nil where nothing is assigned.
    var row: RunTable.Row? { if case .step(let row) = content { row } else { nil } }
  }

  /// Something is done in one state only: `if phase == .loading { … }`. nil for any other rows.
  private func condition(_ branches: [Branch]) -> [String]? {
    guard table.excluded.isEmpty, table.subjects.count < 2, branches.count == 2, let row = branches[0].row,
      branches[1].row == nil, branches[0].patterns.count == 1
    else { return nil }
    let pattern = statePattern(row.before, for: [row])
    let test =
      states.hasPayload
      ? "case \(pattern) = \(place)"
      : "\(place) == \(table.run.isChained ? String(pattern.dropLast()) : pattern)"
    guard let subject = table.subjects.first else {
      return ["if \(test) {", "\(indent)\(assignment(row))", "}"]
    }
    guard let tests = tests(subject, row, beside: test) else { return nil }
    return ["if \(tests) {", "\(indent)\(assignment(row))", "}"]
  }

  /// The conditions for a flag that is set by another condition: what `flag || rest` sets in a state without the flag depends
  /// on the rest alone, which is left out elsewhere if it has only names and numbers. Any other condition comes first, since it
  /// is asked for in any case. nil for other subjects.
  private func tests(_ subject: RunTable.Subject, _ row: RunTable.Row, beside state: String) -> String? {
    let variable = states.variables[subject.variable]
    guard variable.domain == .boolean, let answer = row.answers[0], !subject.text.contains("{"),
      !table.run.isChained
    else { return nil }
    let kept = ["", "self."].map { "\($0)\(variable.name) || " }.first { subject.text.hasPrefix($0) }
    if let kept, answer == 1, states.cases[row.before].values[subject.variable] == 0,
      subject.text.dropFirst(kept.count).allSatisfy({ $0 != "(" && $0 != "." })
    {
      return "\(state), \(subject.text.dropFirst(kept.count))"
    }
    let whole = subject.text.isOneWord ? subject.text : "(\(subject.text))"
    return "\(answer == 1 ? subject.text : "!\(whole)"), \(state)"
  }

  private func selection(_ rows: [RunTable.Row]) -> [String] {
    let isAsking = isAsking
    let branches = branches(rows, isAsking: isAsking)
    if let condition = condition(branches) { return condition }
    var subjects = table.subjects.map(typed)
    if isAsking { subjects.append(place) }
    let head = subjects.count == 1 ? subjects[0] : "(\(subjects.joined(separator: ", ")))"
    var lines = ["switch \(head) {"]
    for branch in branches {
      lines += wrappedLines("case ", branch.patterns, ":", indent: indent)
      switch branch.content {
      case .step(let row): lines.append(indent + assignment(row))
      case .nothing: lines.append(indent + "break")
      case .excluded(let words): lines.append("\(indent)assertionFailure(\"\(words)\")")
      }
    }
    return lines + ["}"]
  }

  /// Branches by effect, in the order of the rows. Combinations that are impossible or without effect come
  /// last.
  private func branches(
    _ rows: [RunTable.Row], isAsking: Bool
  ) -> [Branch] {
    var order: [Output] = []
    var groups: [Output: [RunTable.Row]] = [:]
    for row in rows where row.change == .some || !isAsking {
      if groups[output(row)] == nil { order.append(output(row)) }
      groups[output(row), default: []].append(row)
    }
    var result = order.compactMap { key -> Branch? in
      guard let group = groups[key], let first = group.first else { return nil }
      return Branch(
        patterns: unique(group.map { pattern(of: $0, in: group, isAsking: isAsking) }), content: .step(first))
    }
    if isAsking { result += excludedBranches }
    let rest = restPatterns(rows, isAsking: isAsking)
    if !rest.isEmpty { result.append(Branch(patterns: rest, content: .nothing)) }
    return result
  }

  private func pattern(of row: RunTable.Row, in group: [RunTable.Row], isAsking: Bool) -> String {
    var parts = table.subjects.indices.map { answerPattern($0, row) }
    if isAsking { parts.append(statePattern(row.before, for: group)) }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  private func answerPattern(_ index: Int, _ row: RunTable.Row) -> String {
    guard let answer = row.answers[index] else { return "_" }
    let variable = states.variables[table.subjects[index].variable]
    let isBound = row.payload.values.contains(.bound(subject: index))
    return variable.pattern(for: answer, binding: isBound ? variable.name : nil)
  }

  /// The pattern of a case, with bindings for the payload that the rows keep.
  private func statePattern(_ index: Int, for rows: [RunTable.Row]) -> String {
    let carried = Set(rows.flatMap { row in row.payload.filter { $0.value == .carried }.map(\.key) })
    return states.pattern(index, binding: carried) + (table.run.isChained ? "?" : "")
  }

  /// The patterns of the remaining combinations, which make the switch exhaustive.
  private func restPatterns(_ rows: [RunTable.Row], isAsking: Bool) -> [String] {
    guard isAsking else {
      return allAnswers.filter { answer in !rows.contains { $0.fits(answer) } }.map {
        whole(answerPatterns($0))
      }
    }
    var patterns: [String] = []
    for index in states.cases.indices {
      let own = rows.filter { $0.before == index }
      let excluded = table.excluded.filter { $0.before == index }
      let open = allAnswers.filter { answer in
        !own.contains { $0.change == .some && $0.fits(answer) } && !excluded.contains { $0.fits(answer) }
      }
      patterns += self.patterns(of: open, in: index)
    }
    if table.run.isChained { patterns.append(whole(table.subjects.map { _ in "_" } + ["nil"])) }
    return patterns
  }

  /// All combinations of answers.
  var allAnswers: [[Int]] {
    let domains = table.subjects.map { states.variables[$0.variable].domain.values.count }
    return domains.reduce([[]]) { all, count in all.flatMap { one in (0..<count).map { one + [$0] } } }
  }

  /// The patterns of some answers in one state.
  func patterns(of answers: [[Int]], in index: Int) -> [String] {
    if answers.isEmpty { return [] }
    let state = states.pattern(index, binding: []) + (table.run.isChained ? "?" : "")
    return answers.count == allAnswers.count
      ? [whole(table.subjects.map { _ in "_" } + [state])]
      : answers.map { whole(answerPatterns($0) + [state]) }
  }

  /// One pattern for each subject.
  private func answerPatterns(_ answer: [Int]) -> [String] {
    answer.enumerated().map { place, value in
      states.variables[table.subjects[place].variable].pattern(for: value, binding: nil)
    }
  }

  private func whole(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  func unique(_ patterns: [String]) -> [String] {
    var seen: Set<String> = []
    return patterns.filter { seen.insert($0).inserted }
  }
}

extension RunTable.Row {
  /// Whether the row applies for these answers.
  fileprivate func fits(_ answer: [Int]) -> Bool {
    zip(answers, answer).allSatisfy { $0 == nil || $0 == $1 }
  }
}

extension StateEnum {
  /// The pattern of a case, with bindings for some of its payload, and for some of the numbers that it carries:
  /// `.loaded(let item, _)`.
  func pattern(_ index: Int, binding bound: Set<Int>, and numbers: Set<String> = []) -> String {
    let state = cases[index]
    let carried = carried(by: index).map(\.name)
    guard state.payload.contains(where: bound.contains) || carried.contains(where: numbers.contains) else {
      return ".\(state.name)"
    }
    return bindingForm.pattern(
      state.name,
      state.payload.map { bound.contains($0) ? variables[$0].name : "_" }
        + carried.map { numbers.contains($0) ? $0 : "_" })
  }
}

extension StateVariable {
  /// The pattern for a value of the domain. `binding` is the name for the wrapped value of an optional.
  fileprivate func pattern(for value: Int, binding name: String?) -> String {
    switch domain {
    case .boolean: value > 0 ? "true" : "false"
    case .optional: value == 0 ? "nil" : name.map { "let \($0)?" } ?? "_?"
    case .optionalBoolean: value == 0 ? "nil" : value == 1 ? "false?" : "true?"
    case .enumeration: ".\(domain.values[value])"
    case .number: domain.values[value]
    case .optionalEnumeration: value == 0 ? "nil" : ".\(domain.values[value])?"
    }
  }
}

extension String {
  /// Whether it is a name or a path, which needs no parentheses.
  fileprivate var isOneWord: Bool { allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } }
}

/// The text `case .a, .b: true`, wrapped to several lines where it is too long. Continuation lines are
/// indented one level deeper.
func wrappedLines(_ head: String, _ patterns: [String], _ end: String, indent: String) -> [String] {
  var lines: [String] = []
  var line = head
  for (index, pattern) in patterns.enumerated() {
    let piece = pattern + (index == patterns.count - 1 ? end : ",")
    if line.count + piece.count > lineWidth, line != head {
      lines.append(line.hasSuffix(" ") ? String(line.dropLast()) : line)
      line = indent
    }
    line += piece + (index == patterns.count - 1 ? "" : " ")
  }
  return lines + [line]
}

/// The maximum line length, minus the indentation of a member's body.
private let lineWidth = 88
