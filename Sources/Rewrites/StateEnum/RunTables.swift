import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// Computes the tables of runs, from the states in which they are reached.
struct RunTables {
  let subject: RewriteSubject
  let states: StateEnum
  /// The conditions in the type's code, by path.
  let tests: [String: [VariableTestFact]]
  /// Whether the instance has a state before its initialiser runs.
  let beginning: Beginning

  enum Beginning { case inState, inNone }

  func table(of run: WriteRun, in file: ParsedFile) throws(RunRefusal) -> RunTable {
    if case .initializer(designated: true, _) = run.owner, beginning == .inNone {
      return try initializerTable(of: run, in: file)
    }
    let before = before(run, in: file, subject.trace.before)
    if !before.isEmpty {
      return try RunTable(
        run, from: ordered(before), to: states, subject.reader, knowledge(of: file), endingIn: ends(of: run),
        assumedAway: assumedAway(run, in: file, before), isRuledOut: subject.trace.breaksAssumption)
    }
    // The search does not reach it. Takes each state from which it leads to a state.
    var possible: [[Int]] = []
    for values in states.cases.map(\.values) where leadsToState(run, from: values, in: file) {
      possible.append(values)
    }
    guard !possible.isEmpty else { throw .neverReached }
    return try RunTable(
      run, from: possible, to: states, subject.reader, knowledge(of: file),
      assumedAway: assumedAway(run, in: file, Set(possible)), isRuledOut: subject.trace.breaksAssumption)
  }

  /// Finds the runs of the writes in one file.
  func finder(in file: ParsedFile, _ facts: TypeWrites, _ code: OwnCode) -> RunFinder {
    let writes = facts.writes.values.filter { $0.location.path == file.path }
    return RunFinder(
      in: file, writes: writes, names: subject.names, own: code,
      for: .oneStep(refusal: { refusal(of: $0, in: file) }, asks: { asks($0, in: file) }))
  }

  /// The reason why a run cannot be one step; nil where it can.
  func refusal(of run: WriteRun, in file: ParsedFile) -> RunRefusal? {
    do throws(RunRefusal) {
      _ = try table(of: run, in: file)
      return nil
    } catch {
      return error
    }
  }

  /// Whether the step of a run depends on the state before; false where it cannot be one step.
  private func asks(_ run: WriteRun, in file: ParsedFile) -> Bool {
    do throws(RunRefusal) {
      return RunText(table: try table(of: run, in: file), indent: "", types: []).looksAtState
    } catch {
      return false
    }
  }

  /// The states in which a run is reached only against an assumption, beside those in which it is reached.
  private func assumedAway(_ run: WriteRun, in file: ParsedFile, _ before: Set<[Int]>) -> [[Int]] {
    guard !subject.trace.beforeRefusal.isEmpty else { return [] }
    let all = self.before(run, in: file, subject.trace.beforeRefusal)
    return states.cases.map(\.values).filter { all.contains($0) && !before.contains($0) }
  }

  private func knowledge(of file: ParsedFile) -> RunTable.Knowledge {
    RunTable.Knowledge(
      computedNames: subject.computedNames, value: { value(at: $0, in: file) },
      isOptional: { CertainValues(subject.project).isOptional($0, in: subject.type.scopeName) },
      isPlainConstant: file.isPlainConstant)
  }

  /// The conjunction of the conditions in a range of the file; nil where there are none.
  private func value(at range: Range<Int>, in file: ParsedFile) -> LoweredExpression? {
    let asked = (tests[file.path] ?? []).filter { range.contains(file.offset(of: $0.span)) }
    guard let first = asked.first else { return nil }
    return asked.dropFirst().reduce(first.value) { .and($0, $1.value) }
  }

  private func leadsToState(_ run: WriteRun, from values: [Int], in file: ParsedFile) -> Bool {
    do throws(RunRefusal) {
      _ = try RunTable(run, from: [values], to: states, subject.reader, knowledge(of: file))
      return true
    } catch {
      return false
    }
  }

  private func ordered(_ before: Set<[Int]>) -> [[Int]] {
    let known = states.cases.map(\.values).filter(before.contains)
    let others = before.subtracting(known).sorted { $0.lexicographicallyPrecedes($1) }
    return known + others
  }

  /// The combinations after the last write, from the search; nil where that write is conditional or not last. The search
  /// does not see where the writes of a `defer` end that were made before.
  private func ends(of run: WriteRun) -> Set<[Int]>? {
    guard run.madeBefore.isEmpty else { return nil }
    guard case .assign(let writes)? = run.steps.last, let last = writes.last, last.condition == .none else {
      return nil
    }
    return subject.trace.after[last.fact.location]
  }

  /// The states that a run leads to; none where it cannot be one step.
  private func states(after run: WriteRun, in file: ParsedFile) -> [[Int]] {
    do throws(RunRefusal) {
      return try table(of: run, in: file).rows.map { states.cases[$0.after].values }
    } catch {
      return []
    }
  }

  // The combinations in which a run starts.

  /// `seen` has the combinations before each write.
  private func before(
    _ run: WriteRun, in file: ParsedFile, _ seen: [Location: Set<[Int]>]
  ) -> Set<[Int]> {
    guard let first = run.writes.first else { return [] }
    let all = seen[first.fact.location] ?? []
    let found = run.arrival == .inState ? all.filter { states.index(of: $0) != nil } : all
    let reached = found.union(run.madeBefore.flatMap { states(after: $0, in: file) }).filter { values in
      run.untrue.allSatisfy { isPossible(WriteRun.Guarantee(range: $0, holds: false), in: values, file) }
    }
    guard run.carriedCount > 0 else { return reached }
    let carried = run.steps.prefix(run.carriedCount).flatMap(\.writes)
    let own = run.steps.dropFirst(run.carriedCount).first?.writes.first
    let met = own.map { seen[$0.fact.location] ?? [] }
    return reached.filter { values in
      guard let after = values.after(carried, subject.reader) else { return true }
      if let met, !met.contains(after) { return false }
      return run.guarantees.allSatisfy { isPossible($0, in: after, file) }
    }
  }

  /// Whether the conditions can have had this result. True where they depend on more than the variables.
  private func isPossible(_ guarantee: WriteRun.Guarantee, in values: [Int], _ file: ParsedFile) -> Bool {
    guard let all = value(at: guarantee.range, in: file) else { return true }
    return subject.reader.truth(of: all, in: values) != !guarantee.holds
  }

  /// The table of the first run in an initialiser. Variables that it does not write have their default
  /// values.
  private func initializerTable(of run: WriteRun, in file: ParsedFile) throws(RunRefusal) -> RunTable {
    let written = Set(run.writes.map(\.fact.variable))
    var start: [Int] = []
    for (index, variable) in subject.variables.enumerated() {
      switch variable.defaultValue {
      case .value(let value):
        start.append(subject.reader.values(of: value, assignedTo: index, in: subject.nothing).first ?? 0)
      case .absent:
        guard written.contains(index) else { throw .setsOnlySome }
        start.append(0)
      }
    }
    return try RunTable(run, from: [start], .nothing, to: states, subject.reader, knowledge(of: file))
  }
}

extension RewriteSubject {
  /// The first value of each variable, as a placeholder where the state does not matter.
  var nothing: [Int] { variables.map { _ in 0 } }
}

extension [Int] {
  /// The combination after assignments; nil where a value is not certain.
  fileprivate func after(_ writes: [WriteRun.Write], _ reader: ValueReader) -> [Int]? {
    var values = self
    for write in writes {
      let place = write.fact.variable
      if write.condition == .isSet, values[place] == 0 { continue }
      let known = reader.values(of: write.fact.value, assignedTo: place, in: values)
      guard known.count == 1 else { return nil }
      values[place] = known[0]
    }
    return values
  }
}
