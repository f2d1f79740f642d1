import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// Computes the rewrite of a type's variables. `files` are all files that declare or extend the type.
package func rewriteStates(
  of subject: RewriteSubject, in files: [ParsedFile], naming names: ChosenNames,
  writing extent: StateRewrite.Extent = .all
) -> StateRewrite {
  var rewriting = StateRewriting(subject, files, names)
  switch extent {
  case .all: rewriting.run()
  case .declarations: rewriting.declare()
  case .presentedItem: rewriting.declarePresentedItem()
  }
  return rewriting.result
}

/// How the old names are set once the enum has taken the place of their variables.
struct OldNameWrites {
  /// By variable, for those that code outside of the type sets, or what has a binding.
  var setters: [Int: StateSetter] = [:]
  var bindings: OwnBindings
  /// Those that something else sets, and that can have no setter.
  var unsettable: Set<String> = []
}

struct StateRewriting {
  let subject: RewriteSubject
  let files: [ParsedFile]
  private(set) var states: StateEnum
  private let chosen: ChosenNames
  var declarations: [StoredDeclaration] = []
  private var refusals: [Refusal] = []
  private(set) var steps: [StateRewrite.Step] = []
  var edits: [[SourceEdit]]
  private var reads: [StateRewrite.Read] = []
  private var answers: [StateAnswer] = []
  var declaration = EnumDeclaration()
  var shims: [[String]] = []
  var oldNames: OldNameWrites
  var indent = "  "

  init(_ subject: RewriteSubject, _ files: [ParsedFile], _ names: ChosenNames) {
    self.subject = subject
    self.files = files
    edits = files.map { _ in [] }
    chosen = names
    oldNames = OldNameWrites(bindings: OwnBindings(of: subject, in: files))
    states = StateEnum(subject.trace.space, names: names.completed(for: files, subject))
    states.bindingForm = subject.bindingForm
    states.moveFirst(firstCase, among: subject.trace.space.initialCount)
  }

  var result: StateRewrite {
    let meetings = zip(files, edits).filter { merged($1).areOverlapping }.map { file, _ in
      Refusal("two steps meet in one place", at: file.location(from: 0, to: 0))
    }
    return StateRewrite(
      type: subject.type.name, states: states, declaration: declaration, shims: shims,
      steps: steps.sorted { $0.location < $1.location },
      reads: reads.sorted { $0.location < $1.location },
      answers: answers.map { $0.lines(in: states, indent: indent) },
      sketch: meetings.isEmpty ? changed(files, by: edits) : [],
      change: subject.keeping.flatMap { DeclaredChange($0, of: subject.type.name) },
      excluded: subject.trace.excluded.map(states.words), refusals: Set(refusals + meetings).sorted(),
      unsettable: oldNames.unsettable)
  }

  mutating func run() {
    refusals += subject.declarationRefusals
    refusals += states.nameRefusals(at: subject.type.location) + hiddenWrapper
    refusals += chosen.refusals(in: subject.trace.space, at: subject.type.location)
    if !chosen.asksForEnum { refusals += states.namelessRefusals(at: subject.type.location) }
    findDeclarations()
    findCarried()
    let writes = TypeWrites(
      to: subject.variables, in: subject.type, objects: subject.project.objectNames(in: subject.type),
      bindings: .replaced)
    refusals += writes.refusals
    replaceBindings()
    rewriteRuns(writes)
    checkReads()
    refusals += BackgroundCheck(
      names: subject.names.union(subject.carried.map(\.name)), of: subject.type.name, in: files
    ).refusals(isPlain: !states.hasPayload)
    collectAnswers(writes.guards)
    collectReads(writes.tests)
    replaceDeclarations()
    if refusals.isEmpty { refusals += constants(in: writes) }
  }

  /// The declarations alone.
  mutating func declare() {
    findDeclarations()
    replaceBindings()
    replaceDeclarations()
  }

  mutating func declarePresentedItem() {
    findDeclarations()
    if declarations.count == subject.variables.count { declaration.lines = declarationText.presentedLines }
  }

  private mutating func replaceDeclarations() {
    guard declarations.count == subject.variables.count else { return }
    findSetters()
    rewriteDeclarations()
  }

  private mutating func replaceBindings() {
    refusals += oldNames.bindings.settle(in: files)
    for use in oldNames.bindings.uses {
      edits[use.file].append(
        SourceEdit(range: use.range, replacement: OldNameBinding.property(for: use.variable)))
    }
  }

  /// A refusal for an enum whose name hides that of the wrapper.
  private var hiddenWrapper: [Refusal] {
    let isHidden =
      switch subject.keeping {
      case .state: states.name == "State"
      case .published: states.name == "Published"
      case .plain, .observable, nil: false
      }
    return isHidden
      ? [
        Refusal(
          "an enum '\(states.name)' in the type would hide @\(states.name)", at: subject.type.location)
      ] : []
  }

  /// Refusals for variables with a single value in all states that are assigned another value: the search has
  /// missed something.
  private func constants(in facts: TypeWrites) -> [Refusal] {
    facts.writes.values.filter { fact in
      let known = Set(states.cases.map { $0.values[fact.variable] })
      guard known.count == 1, let only = known.first else { return false }
      let given = states.cases.map {
        subject.reader.values(of: fact.value, assignedTo: fact.variable, in: $0.values)
      }
      return given.contains { $0 != [only] }
    }
    .map { Refusal("'\($0.name)' is set here, and yet never seen to change", at: $0.location) }
  }

  // Writes.

  private mutating func rewriteRuns(_ facts: TypeWrites) {
    let tables = RunTables(
      subject: subject, states: states, tests: facts.tests,
      beginning: firstCase == nil ? .inNone : .inState)
    let code = OwnCode(of: subject, in: files)
    var initialized = Initialized()
    for (number, file) in files.enumerated() {
      let finder = tables.finder(in: file, facts, code)
      for missed in finder.missed {
        refuse(
          "'\(missed.name)' is written where no statement of its own can be made of it", at: missed.location)
      }
      // Innermost runs first, since a run within a right side is part of a larger step.
      for run in finder.runs.sorted(by: { $0.start > $1.start }) {
        rewrite(run, tables, in: number, &initialized)
      }
      edits[number] += file.stretches(of: finder.emptied).map { file.removal(of: $0) }
      steps += finder.emptied.map { item in
        StateRewrite.Step(location: file.location(of: item), old: file.text(of: item.item).lines, new: [])
      }
    }
    let paths = Set(files.map(\.path))
    for fact in facts.writes.values where !paths.contains(fact.location.path) {
      refuse("it is written in a file that is not read", at: fact.location)
    }
    checkInitializers(initialized)
  }

  /// Counts the initialisers that set all variables before `self` is used.
  private struct Initialized {
    var whole = 0
  }

  private mutating func rewrite(
    _ run: WriteRun, _ tables: RunTables, in number: Int, _ initialized: inout Initialized
  ) {
    let file = files[number]
    let place = file.location(of: run)
    if case .initializer = run.owner, subject.keeping == .state {
      return refuse("the initialiser writes what is kept by @State: it may have no effect there", at: place)
    }
    do throws(RunRefusal) {
      let table = try tables.table(of: run, in: file)
      let text = RunText(table: table, indent: indent, types: typeTexts.isEmpty ? [] : paddedTypes)
      if case .initializer(designated: true, let isTopLevel) = run.owner, firstCase == nil {
        guard isTopLevel, !text.looksAtState, !text.lines.isEmpty else {
          return refuse("the initialiser sets the variables one after the other", at: place)
        }
        initialized.whole += 1
      }
      apply(text.lines, to: run, in: number, at: place, text.isJoint ? .joint : table.course)
    } catch {
      refuse(words(for: error, of: run), at: place)
    }
  }

  var paddedTypes: [String] {
    // `as T!` is no expression.
    zip(declarations, typeTexts).map { $0.impliedText.map { "\($0)?" } ?? $1 }
      + Array(repeating: "", count: max(0, subject.variables.count - declarations.count))
  }

  private mutating func checkInitializers(_ initialized: Initialized) {
    guard firstCase == nil else { return }
    let count = subject.type.bodies.filter { $0.fact.kind == .initializer }.count
    if count == 0 || initialized.whole == 0 {
      refuse("no initialiser sets the variables in one go", at: subject.type.location)
    }
  }

  private mutating func apply(
    _ lines: [String], to run: WriteRun, in number: Int, at place: Location,
    _ course: StateRewrite.Step.Course
  ) {
    let file = files[number]
    let lines = withInnerEdits(lines, of: run, in: number)
    let old = run.items.flatMap { file.text(of: $0.item).lines }
    let new = run.shown(lines.flatMap(\.lines), indent)
    steps.append(StateRewrite.Step(location: place, old: old, new: new, course: course))
    if lines.isEmpty, let whole = run.wholeDefer, !whole.hasCommentWithin {
      edits[number].append(file.removal(of: file.start(of: whole)..<file.end(of: whole)))
      return
    }
    let stretches = file.stretches(of: run.items)
    let place = run.place == .first ? stretches.startIndex : stretches.endIndex - 1
    if stretches.indices.contains(place) {
      let lines = lines.isEmpty && run.isWholeCase ? ["break"] : lines
      let edit =
        lines.isEmpty
        ? file.removal(of: stretches[place])
        : file.replacement(of: stretches[place], by: lines, indent: indent)
      edits[number].append(edit)
    } else if let edit = file.insertion(of: lines, for: run.entry, indent: indent) {
      edits[number].append(edit)
    }
    edits[number] += stretches.indices.filter { $0 != place }.map { file.removal(of: stretches[$0]) }
  }

  /// The lines with earlier edits inside right sides applied: `handler = { self.isOn = true }`.
  private mutating func withInnerEdits(_ lines: [String], of run: WriteRun, in number: Int) -> [String] {
    var text = lines.joined(separator: "\n")
    let file = files[number]
    for write in run.writes {
      guard let range = write.range else { continue }
      let inner = edits[number].filter {
        range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
      }
      guard !inner.isEmpty else { continue }
      edits[number].removeAll { inner.contains($0) }
      let shifted = inner.map { edit in
        SourceEdit(
          range: edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
          replacement: edit.replacement)
      }
      let new = String(decoding: merged(shifted).applied(to: Array(file.bytes[range])), as: UTF8.self)
      text = text.replacing(
        file.relativeText(range), with: new.relative(to: file.indentation(at: range.lowerBound)))
    }
    return lines.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func words(for refusal: RunRefusal, of run: WriteRun) -> String {
    let last = run.writes.last.map(\.fact).flatMap { fact in
      states.variables[fact.variable].domain.isOnOrOff ? fact : nil
    }
    func advice(_ moment: String) -> String {
      last.map { states.advice(on: $0.variable, $0.value, ", \(moment)") } ?? "it is set here, \(moment)"
    }
    return switch refusal {
    case .startsBetween(let values):
      "\(advice("in one step with the write before")); \(label(values)) has no case"
    case .neverReached: "nothing that is seen comes here, and what it would leave has no case"
    case .undecided: "it depends on more than the state"
    case .setsOnlySome: "the initialiser does not set all variables at once"
    case .endsBetween(let values):
      "\(advice("in one step with the next write")); \(label(values)) has no case"
    case .readsItsOwn(let fact):
      "what '\(subject.variables[fact.variable].name)' is set to looks at what was just written"
    case .forgets(let fact): "'\(fact.name)' is set to something that is never seen"
    case .unknown(let fact): "'\(subject.variables[fact.variable].name)' gets a value that is not written out"
    }
  }

  private func label(_ values: [Int]) -> String {
    let state = StateSpace.State(values: values, witness: [])
    let terms = subject.trace.space.terms(of: state)
    let names = terms.map { "'\($0)'" }.joined(separator: " and ")
    return terms.isEmpty ? "nothing set" : terms.count == 1 ? "\(names) alone" : "\(names) together"
  }

  // Reads.

  private mutating func checkReads() {
    let checks = files.map { InitializerCheck(subject.type.simpleName, reading: subject.names, in: $0) }
    let isWhole = checks.allSatisfy { $0.wholeness == .fromTheStart } && firstCase != nil
    if !isWhole { refusals += checks.flatMap(\.refusals) }
    let objects = subject.project.objectNames(in: subject.type)
    for file in files {
      refusals += KeyPathCheck(names: subject.names, in: file).refusals
      refusals += MemberUseCheck(names: subject.names, objects: objects, in: file).refusals
    }
  }

  /// Collects the replacement of each condition.
  ///
  /// Where cases carry values, a condition is no expression but a pattern. Where none says it, the old names do, as before.
  /// A guard of several conditions becomes one question to the enum.
  private mutating func collectAnswers(_ guards: [MethodGuard]) {
    for guarded in guards where Set(guarded.value.variables).isSubset(of: subject.names) {
      guard let file = files.first(where: { $0.path == guarded.location.path }),
        let answer = StateAnswer(guarded, states, subject.reader),
        !answers.contains(where: { $0.name == answer.name && $0.holding != answer.holding })
      else { continue }
      let range = file.offset(of: guarded.location.span)..<file.endOffset(of: guarded.location.span)
      guard !bindsName(in: range, of: file) else { continue }
      if !answers.contains(answer) { answers.append(answer) }
      reads.append(
        StateRewrite.Read(
          location: guarded.location, old: file.text(range), new: "\(states.property).\(answer.name)"))
    }
  }

  private mutating func collectReads(_ tests: [String: [VariableTestFact]]) {
    for file in files {
      for test in tests[file.path] ?? [] where test.value.variables.contains(where: subject.names.contains) {
        let truths = states.cases.map { subject.reader.truth(of: test.value, in: $0.values) }
        guard !truths.contains(nil) else { continue }
        let holding = truths.indices.filter { truths[$0] == true }
        let range = file.offset(of: test.span)..<file.endOffset(of: test.span)
        let location = Location(path: file.path, span: test.span)
        let old = file.text(range)
        guard !reads.contains(where: { $0.location.holds(location) }),
          !bindsName(in: range, of: file), let receiver = receiver(of: subject.names, in: old),
          let new = text(for: holding, of: receiver, at: range, in: file)
        else { continue }
        // `if(isOn)` needs no space, and `ifstate == .on` does.
        let isInBrackets = old.first == "(" && old.last == ")"
        reads.append(StateRewrite.Read(location: location, old: old, new: isInBrackets ? "(\(new))" : new))
      }
    }
  }

  /// The condition that the value is one of these cases; nil where none can stand there.
  private func text(
    for holding: [Int], of receiver: String, at range: Range<Int>, in file: ParsedFile
  ) -> String? {
    guard states.hasPayload else { return states.test(for: holding, of: receiver) }
    return areConditions(range, of: file) ? states.conditionPattern(for: holding, of: receiver) : nil
  }

  /// Takes numbers into the cases where their declarations can be replaced.
  private mutating func findCarried() {
    let found = storedDeclarations(at: subject.carried.map(\.location), in: files)
    for (place, value) in subject.carried.enumerated() {
      guard let declaration = found[place], let text = declaration.number else { continue }
      states.carried.append(
        StateEnum.Carried(
          name: value.name, location: value.location, type: text.type, beginning: text.beginning,
          cases: value.states.compactMap { states.index(of: subject.trace.space.states[$0].values) }.sorted())
      )
    }
  }

  mutating func refuse(_ refusal: Refusal) { refusals.append(refusal) }

  mutating func refuse(_ reason: String, at location: Location) {
    refusals.append(Refusal(reason, at: location))
  }
}
