import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// What becomes of a type whose variables become one enum.
package struct StateRewrite: Sendable {
  /// One run of writes, before and after.
  package struct Step: Hashable, Sendable {
    package var location: Location
    /// Lines without indentation of their own.
    package var old: [String]
    /// None where nothing is left to do.
    package var new: [String]
  }

  /// A condition that the state alone decides.
  package struct Read: Hashable, Sendable {
    package var location: Location
    package var old: String
    package var new: String
  }

  package struct File: Sendable {
    package var text: FileText
    package var edits: [SourceEdit]

    package var rewritten: FileText {
      FileText(path: text.path, bytes: edits.applied(to: text.bytes))
    }
  }

  package var type: String
  package var states: StateEnum
  /// The enum and the variable that holds it.
  package var declaration: [String]
  /// The old names as computed properties.
  package var shims: [[String]]
  /// By place.
  package var steps: [Step]
  /// Conditions over the variables that the state decides, by place.
  package var reads: [Read]
  /// By path; only those that change. None where there are refusals.
  package var files: [File]
  /// By place; empty where all of it can be rewritten.
  package var refusals: [Refusal]
}

/// Works out the rewrite of a type's variables; `files` are all that declare or extend the type.
package func rewriteStates(
  of subject: RewriteSubject, in files: [FileText], naming names: ChosenNames
) -> StateRewrite {
  var rewriting = StateRewriting(subject, files.map(ParsedFile.init), names)
  rewriting.run()
  return rewriting.result
}

private struct StateRewriting {
  let subject: RewriteSubject
  let files: [ParsedFile]
  let states: StateEnum
  private let chosen: ChosenNames
  private var declarations: [StoredDeclaration] = []
  private var refusals: [Refusal] = []
  private var steps: [StateRewrite.Step] = []
  private var edits: [[SourceEdit]]
  private var reads: [StateRewrite.Read] = []
  private var declaration: [String] = []
  private var shims: [[String]] = []
  private var indent = "  "

  init(_ subject: RewriteSubject, _ files: [ParsedFile], _ names: ChosenNames) {
    self.subject = subject
    self.files = files
    edits = files.map { _ in [] }
    chosen = names
    states = StateEnum(subject.trace.space, names: names.completed(for: files, subject))
  }

  var result: StateRewrite {
    var refusals = refusals
    for (file, edits) in zip(files, edits) where merged(edits).areOverlapping {
      refusals.append(Refusal("two steps meet in one place", at: file.location(from: 0, to: 0)))
    }
    let changed = zip(files, edits).filter { !$1.isEmpty }.map { file, edits in
      StateRewrite.File(
        text: FileText(path: file.path, bytes: file.bytes),
        edits: merged(edits).map { edit in
          SourceEdit(
            range: edit.range, replacement: edit.replacement.replacing("\n", with: file.lineEnd))
        })
    }
    return StateRewrite(
      type: subject.type.name, states: states, declaration: declaration, shims: shims,
      steps: steps.sorted { $0.location < $1.location },
      reads: reads.sorted { $0.location < $1.location },
      files: refusals.isEmpty ? changed.sorted { $0.text.path < $1.text.path } : [],
      refusals: Set(refusals).sorted())
  }

  mutating func run() {
    refusals += subject.declarationRefusals
    refusals += states.nameRefusals(at: subject.type.location) + meaninglessNames
    findDeclarations()
    let writes = TypeWrites(to: subject.variables, in: subject.type)
    refusals += writes.refusals
    rewriteRuns(writes)
    checkReads()
    collectReads(writes.tests)
    if declarations.count == subject.variables.count { rewriteDeclarations() }
  }

  /// Names that the user gave to what is no state of these variables.
  private var meaninglessNames: [Refusal] {
    let space = subject.trace.space
    let reached = Set(space.states.map { Set(space.terms(of: $0)) })
    let known = Set(
      space.variables.flatMap { variable in (0..<variable.valueCount).compactMap(variable.term) })
    return chosen.cases.filter { !$0.key.isEmpty && $0.key.isSubset(of: known) && !reached.contains($0.key) }
      .map { terms, name in
        Refusal(
          "no state is called '\(name)': nothing comes to '\(terms.sorted().joined(separator: "+"))'",
          at: subject.type.location)
      }
  }

  // Declarations.

  private mutating func findDeclarations() {
    let places = Dictionary(
      uniqueKeysWithValues: subject.variables.enumerated().map { ($0, $1.location) })
    var found: [Int: StoredDeclaration] = [:]
    for (number, file) in files.enumerated() {
      found.merge(DeclarationFinder(places, in: file, number: number).found) { first, _ in first }
    }
    for (index, variable) in subject.variables.enumerated() {
      guard let declaration = found[index] else {
        refuse("'\(variable.name)' is declared where it cannot be replaced", at: variable.location)
        continue
      }
      declarations.append(declaration)
      check(declaration, variable)
    }
    if let first = declarations.first { indent = files[first.file].indentUnit(in: first.declaration) }
  }

  private mutating func check(_ declaration: StoredDeclaration, _ variable: StateVariable) {
    let others = declaration.declaration.bindings.filter {
      !subject.names.contains($0.pattern.trimmedDescription)
    }
    if !others.isEmpty {
      refuse("'\(variable.name)' is declared together with others", at: variable.location)
    }
    if declaration.typeText(variable) == nil || variable.domain == .optional && declaration.wrappedText == nil
    {
      refuse("the type of '\(variable.name)' is not written out", at: variable.location)
    }
    var parent = declaration.declaration.parent
    while let node = parent {
      if node.is(IfConfigDeclSyntax.self) {
        refuse("'\(variable.name)' is declared under #if", at: variable.location)
        return
      }
      parent = node.parent
    }
  }

  private var typeTexts: [String] {
    zip(declarations, subject.variables).map { $0.typeText($1) ?? "" }
  }

  private var wrappedTexts: [Int: String] {
    Dictionary(
      uniqueKeysWithValues: declarations.enumerated().compactMap { index, declaration in
        declaration.wrappedText.map { (index, $0) }
      })
  }

  /// What the variables are before any initialiser runs; nil where one of them is nothing yet, or where
  /// that is no state.
  private var firstCase: StateEnum.Case? {
    var values: [Int] = []
    for (index, variable) in subject.variables.enumerated() {
      guard case .value(let value) = variable.defaultValue else { return nil }
      let known = subject.reader.values(
        of: value, assignedTo: index, in: subject.variables.map { _ in 0 })
      guard known.count == 1, !variable.isPayload(known[0]) else { return nil }
      values.append(known[0])
    }
    return states.index(of: values).map { states.cases[$0] }
  }

  private mutating func rewriteDeclarations() {
    let text = DeclarationText(
      states: states, declarations: declarations, types: typeTexts, wrapped: wrappedTexts,
      access: access, conformances: conformances, indent: indent, initial: firstCase)
    declaration = text.enumLines + ["", text.variableLine]
    shims = subject.variables.indices.map { text.shim(of: $0, head: "") }
    var done: Set<SyntaxIdentifier> = []
    for (index, stored) in declarations.enumerated() where done.insert(stored.declaration.id).inserted {
      let file = files[stored.file]
      let indentation = file.indentation(at: file.start(of: stored.declaration))
      let together = declarations.indices.filter { declarations[$0].declaration.id == stored.declaration.id }
      let head = stored.head
      let lines = together.map { text.shim(of: $0, head: head) }.joined(separator: [""])
      replace(stored, in: file, by: Array(lines), indentation)
      let start = file.commentStart(of: stored.declaration)
      let gap = file.isAfterGap(start) ? [] : [""]
      insert(gap + (index == 0 ? declaration + [""] : []), at: start, in: stored.file, indentation)
    }
  }

  private mutating func replace(
    _ stored: StoredDeclaration, in file: ParsedFile, by lines: [String], _ indentation: String
  ) {
    let range = file.start(of: stored.declaration)..<file.end(of: stored.declaration)
    var text = lines.indented(by: indentation)
    let next = file.nextLine(range.upperBound)
    let isFollowed = declarations.contains {
      $0.file == stored.file && file.commentStart(of: $0.declaration) == next
    }
    if !isFollowed, !file.isBeforeGap(range.upperBound) { text += "\n" }
    edits[stored.file].append(SourceEdit(range: range, replacement: text))
  }

  /// Lines of their own before an offset, which is where a line starts unless the code stands in one.
  private mutating func insert(
    _ lines: [String], at offset: Int, in file: Int, _ indentation: String
  ) {
    guard !lines.isEmpty else { return }
    let isLineStart = files[file].lineStart(offset) == offset
    let text = ([""] + lines).indented(by: indentation).dropFirst() + "\n"
    edits[file].append(
      SourceEdit(
        range: offset..<offset,
        replacement: isLineStart ? String(text) : "\n" + text + indentation))
  }

  private var access: DeclarationText.Access {
    let facts = subject.variables.map { ($0, subject.fact(of: $0)?.access ?? .internal) }
    let widest = facts.map(\.1.width).max() ?? 2
    let payload = facts.filter { $0.0.domain == .optional }.map(\.1.width).min() ?? 2
    let width = min(widest, payload, 2)
    let declaredIn = Set(declarations.map(\.file))
    let writtenIn = Set(steps.compactMap { step in files.firstIndex { $0.path == step.location.path } })
    let isInOneFile = declaredIn.union(writtenIn).count == 1
    switch width {
    case 0: return DeclarationText.Access(level: "private", setter: nil)
    case 1: return DeclarationText.Access(level: "fileprivate", setter: nil)
    default: return DeclarationText.Access(level: nil, setter: isInOneFile ? "private" : nil)
    }
  }

  /// A type that is compared or hashed as a whole wants the same of what it stores.
  private var conformances: [String] {
    guard states.hasPayload else { return [] }
    let inherited = Set(subject.type.inherited)
    if inherited.contains("Hashable") { return ["Hashable"] }
    return inherited.contains("Equatable") ? ["Equatable"] : []
  }

  // Writes.

  private mutating func rewriteRuns(_ facts: TypeWrites) {
    let tables = RunTables(
      subject: subject, states: states, tests: facts.tests,
      beginning: firstCase == nil ? .inNone : .inState)
    var initialized = Initialized()
    for (number, file) in files.enumerated() {
      let own = facts.writes.values.filter { $0.location.path == file.path }
      let finder = RunFinder(
        in: file, writes: Array(own), names: subject.names, plainNames: subject.plainNames
      ) {
        tables.endsInState($0, in: file)
      } canDecide: {
        tables.canDecide($0, in: file)
      }
      for missed in finder.missed {
        refuse(
          "'\(missed.name)' is written where no statement of its own can be made of it", at: missed.location)
      }
      // Innermost first: what stands within a right side is part of a larger step.
      for run in finder.runs.sorted(by: { $0.start > $1.start }) {
        rewrite(run, tables, in: number, &initialized)
      }
      for item in finder.emptied { edits[number].append(file.removal(of: item)) }
    }
    let paths = Set(files.map(\.path))
    for fact in facts.writes.values where !paths.contains(fact.location.path) {
      refuse("it is written in a file that is not read", at: fact.location)
    }
    checkInitializers(initialized)
  }

  /// Initialisers that set all there is before anybody looks at it.
  private struct Initialized {
    var whole = 0
  }

  private mutating func rewrite(
    _ run: WriteRun, _ tables: RunTables, in number: Int, _ initialized: inout Initialized
  ) {
    let file = files[number]
    let place = file.location(of: run)
    do throws(RunRefusal) {
      let table = try tables.table(of: run, in: file)
      let text = RunText(table: table, indent: indent, types: typeTexts.isEmpty ? [] : paddedTypes)
      if case .initializer(designated: true, let isTopLevel) = run.owner, firstCase == nil {
        guard isTopLevel, !text.looksAtState, !text.lines.isEmpty else {
          return refuse("the initialiser sets the variables one after the other", at: place)
        }
        initialized.whole += 1
      }
      apply(text.lines, to: run, in: number, at: place)
    } catch {
      refuse(words(for: error), at: place)
    }
  }

  private var paddedTypes: [String] {
    typeTexts + Array(repeating: "", count: max(0, subject.variables.count - declarations.count))
  }

  private mutating func checkInitializers(_ initialized: Initialized) {
    guard firstCase == nil else { return }
    let count = subject.type.bodies.filter { $0.fact.kind == .initializer }.count
    if count == 0 || initialized.whole == 0 {
      refuse("no initialiser sets the variables in one go", at: subject.type.location)
    }
  }

  private mutating func apply(_ lines: [String], to run: WriteRun, in number: Int, at place: Location) {
    let file = files[number]
    let lines = withInnerEdits(lines, of: run, in: number)
    steps.append(
      StateRewrite.Step(
        location: place, old: run.items.flatMap { file.text(of: $0.item).lines }, new: lines.flatMap(\.lines))
    )
    if let first = run.items.first {
      let edit =
        lines.isEmpty ? file.removal(of: first) : file.replacement(of: first, by: lines, indent: indent)
      edits[number].append(edit)
    } else if let edit = file.insertion(of: lines, for: run.entry, indent: indent) {
      edits[number].append(edit)
    }
    for item in run.items.dropFirst() { edits[number].append(file.removal(of: item)) }
  }

  /// What a right side holds may have been rewritten before: `handler = { self.isOn = true }`.
  private mutating func withInnerEdits(_ lines: [String], of run: WriteRun, in number: Int) -> [String] {
    var text = lines.joined(separator: "\n")
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
      let new = merged(shifted).applied(to: Array(files[number].bytes[range]))
      text = text.replacing(files[number].text(range), with: String(decoding: new, as: UTF8.self))
    }
    return lines.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func words(for refusal: RunRefusal) -> String {
    switch refusal {
    case .startsBetween(let values):
      "it starts where \(label(values)), which is none of the states: something may look at it in between"
    case .undecided: "it depends on more than the state"
    case .setsOnlySome: "the initialiser does not set all variables at once"
    case .endsBetween(let values):
      "it would leave \(label(values)), which is none of the states, to whoever looks before the next write"
    case .readsItsOwn(let fact):
      "what '\(subject.variables[fact.variable].name)' is set to looks at what was just written"
    case .unknown(let fact): "'\(subject.variables[fact.variable].name)' gets a value that is not written out"
    }
  }

  private func label(_ values: [Int]) -> String {
    let state = StateSpace.State(values: values, witness: [])
    let terms = subject.trace.space.terms(of: state)
    return terms.isEmpty ? "nothing is set" : terms.map { "'\($0)'" }.joined(separator: " and ") + " alone"
  }

  // Reads.

  private mutating func checkReads() {
    let checks = files.map { InitializerCheck(subject.type.simpleName, reading: subject.names, in: $0) }
    let isWhole = checks.allSatisfy { $0.wholeness == .fromTheStart } && firstCase != nil
    if !isWhole { refusals += checks.flatMap(\.refusals) }
    for file in files { refusals += KeyPathCheck(names: subject.names, in: file).refusals }
  }

  /// How each condition would read.
  private mutating func collectReads(_ tests: [String: [VariableTestFact]]) {
    for file in files {
      for test in tests[file.path] ?? [] where test.value.variables.contains(where: subject.names.contains) {
        let truths = states.cases.map { subject.reader.truth(of: test.value, in: $0.values) }
        guard !truths.contains(nil) else { continue }
        let holding = truths.indices.filter { truths[$0] == true }
        let start = file.offset(of: test.span)
        let end = file.endOffset(of: test.span)
        let location = Location(path: file.path, span: test.span)
        reads.append(
          StateRewrite.Read(location: location, old: file.text(start..<end), new: states.test(for: holding)))
      }
    }
  }

  private mutating func refuse(_ reason: String, at location: Location) {
    refusals.append(Refusal(reason, at: location))
  }
}
