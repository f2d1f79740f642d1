import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// The setter of an old name, for code outside of the type: it changes exactly its variable.
struct StateSetter {
  /// Relative to the indentation of the setter's body.
  let lines: [String]

  /// What code outside of the type sets.
  private enum Reach {
    case anything
    /// The first value of the domain: `false` or nil.
    case cleared
    /// `true`.
    case set
  }

  /// nil where a value that is set from outside leads from some state to none. What assumptions keep others from setting
  /// needs no state, unless what has a binding may do it at any time: a user does not know of assumptions.
  init?(
    of variable: Int, setTo values: Set<Int>, _ subject: RewriteSubject, _ states: StateEnum,
    types: [String], indent: String, takers: Set<OwnBindings.Taker> = []
  ) {
    let combinations = states.cases.map(\.values)
    let name = states.variables[variable].name
    let domain = states.variables[variable].domain
    let reach: Reach =
      switch (domain, values) {
      case (.boolean, [0]), (.optional, [0]): .cleared
      case (.boolean, [1]): .set
      default: .anything
      }
    let (value, text, head): (LoweredExpression, String, [String]) =
      switch (reach, domain) {
      case (.anything, _): (.local("newValue"), "newValue", [])
      case (.cleared, .boolean):
        (.boolean(false), "false", ["guard !newValue else { return }"])
      case (.cleared, _):
        (.null, "nil", ["guard newValue == nil else { return }"])
      case (.set, _):
        (.boolean(true), "true", ["guard newValue else { return }"])
      }
    let fact = VariableWriteFact(
      variable: variable, name: name, value: value, location: states.variables[variable].location)
    let run = WriteRun(
      steps: [.assign([WriteRun.Write(fact: fact, text: text)])], receiver: "", items: [], owner: .other)
    do throws(RunRefusal) {
      let refused = subject.trace.refused
      let isRefusable = { (values: [Int]) in refused.refusesInputs(of: name, from: values) }
      let table = try RunTable(
        run, from: combinations.filter { !isRefusable($0) }, to: states, subject.reader,
        RunTable.Knowledge(
          computedNames: [], value: { _ in nil }, isOptional: { _ in false }, isPlainConstant: { _ in false }),
        assumedAway: combinations.filter(isRefusable), isRuledOut: subject.trace.breaksAssumption)
      guard
        table.excluded.allSatisfy({ one in
          let isExcused = takers.isEmpty || takers == [.clearing] && one.values[variable] != 0
          return isExcused
            && refused.refusesInput(of: name, from: combinations[one.before], to: one.values)
        })
      else { return nil }
      lines = head + RunText(table: table, indent: indent, types: types, owner: .setter).lines
    } catch {
      return nil
    }
  }
}

extension RewriteSubject {
  /// The values that code outside of the type, or what has a binding, sets a variable to, by index in the domain.
  /// Empty where nothing sets it.
  func valuesFromOutside(of place: Int) -> Set<Int> {
    let variable = variables[place]
    let all = Set(variable.domain.values.indices)
    return outsideWrites(of: place).reduce(into: valuesThroughBinding(of: place)) { values, write in
      values.formUnion(valuesSet(by: write.fact, place) ?? all)
    }
  }

  func outsideWrites(of place: Int) -> [InFile<OutsideWrite>] {
    type.outsideWrites.filter { $0.fact.member == variables[place].name }
  }

  /// nil for any.
  private func valuesSet(by write: OutsideWrite, _ place: Int) -> Set<Int>? {
    if write.form == .binding {
      // A presentation takes its flag back, and does nothing else.
      return write.value == .null && variables[place].isClearable ? [0] : nil
    }
    switch write.value {
    case .boolean, .null, .some, .filled, .number, .enumCase, .found(.enumCase, _):
      return Set(reader.values(of: write.value, assignedTo: place, in: nothing))
    default: return nil
    }
  }

  func outsideRefusal(of write: InFile<OutsideWrite>) -> Refusal {
    let name = write.fact.member
    let reason =
      write.fact.form == .binding
      ? "'$\(name)' hands it out, and what may be written there has no state"
      : "'\(name)' is written from outside of the type, and what it leaves has no state"
    return Refusal(reason, at: Location(path: write.path, span: write.fact.span))
  }
}
