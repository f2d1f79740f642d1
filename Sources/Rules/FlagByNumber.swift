import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// A flag that code gives a value where a number of the same instance passes a bound.
struct FlagByNumber {
  var type: ProjectType
  var flag: InFile<Variable>
  var number: InFile<Variable>
  var comparison: NumberUse.Comparison
  var constant: Int
  /// What the flag is given where the comparison holds.
  var value: Bool
  /// Where it is given that; by place, not empty.
  var deciding: [InFile<NumberUse>]
  /// Where the number is set to what passes the bound, by a body that leaves the flag alone; by place.
  var forgetting: [InFile<NumberUse>]
  /// Whether nothing else writes the flag, and it is decided about where the number moves: another body asks what the
  /// number is at a moment of its own.
  var isOnlyDecidedSo: Bool

  /// Whether the number's observer sees every write.
  var isObserved: Bool { number.fact.storage == .observed }

  /// What the flag says, as an expression over the number; nil where it takes more than a comparison.
  var expression: String? {
    guard value || comparison.opposite != nil else { return nil }
    let said = value ? comparison : comparison.opposite ?? comparison
    return "\(number.fact.name) \(said.text) \(constant)"
  }

  var condition: String { "\(number.fact.name) \(comparison.text) \(constant)" }
}

extension Project {
  /// By the place of the flag; those that one number and one bound decide about, and nothing contradicts.
  func flagsByNumber() -> [FlagByNumber] {
    var uses: [Int: [InFile<NumberUse>]] = [:]
    // By index: a file's facts are large, and a loop over the values copies each.
    for file in files.indices where files[file].origin == .handwritten {
      for use in files[file].numberUses {
        guard let owner = owner(of: use) else { continue }
        uses[owner, default: []].append(InFile(path: files[file].path, fact: use))
      }
    }
    return uses.flatMap { owner, uses in flagsByNumber(in: types[owner], uses) }
      .sorted { $0.flag.location < $1.flag.location }
  }

  private func owner(of use: NumberUse) -> Int? {
    guard case .named(let name)? = type(of: use.receiver, in: use.enclosingType)?.unwrapped,
      let place = types.firstIndex(where: { $0.name == name }), types[place].origin == .handwritten,
      types[place].integrity == .intact
    else { return nil }
    return types[place].kind == .struct || types[place].kind == .class || types[place].kind == .actor
      ? place : nil
  }

  private func flagsByNumber(in type: ProjectType, _ uses: [InFile<NumberUse>]) -> [FlagByNumber] {
    let byFlag = Dictionary(grouping: uses.filter { $0.fact.flag != nil }) { $0.fact.flag ?? "" }
    return byFlag.compactMap { flag, deciding in
      let deciding = deciding.sorted { $0.location < $1.location }
      let first = deciding[0].fact
      guard deciding.allSatisfy({ $0.fact.saysTheSame(as: first) }), case .decides(_, let value) = first.form,
        let own = type.variables.first(where: { $0.fact.name == flag && $0.fact.isStoredFlag }),
        let number = type.variables.first(where: { $0.fact.name == first.number && $0.fact.isStoredNumber })
      else { return nil }
      let activity = type.accessSummary(of: [flag, number.fact.name])
      let writes = activity.writes.filter { $0.variable == flag && $0.changesInstance }
      return FlagByNumber(
        type: type, flag: own, number: number, comparison: first.comparison, constant: first.constant,
        value: value,
        deciding: deciding, forgetting: forgetting(uses, first, writes),
        isOnlyDecidedSo: writes.allSatisfy { write in deciding.contains { $0.location == write.location } }
          && !type.isHandedOut(flag) && first.agrees(with: own.fact, number.fact)
          && (number.fact.storage == .observed || activity.movesTogether(flag, with: number.fact.name)))
    }
  }

  /// Two places of one body each decide for themselves: that the body writes the flag somewhere is enough.
  private func forgetting(
    _ uses: [InFile<NumberUse>], _ gate: NumberUse, _ writes: [VariableWrite]
  ) -> [InFile<NumberUse>] {
    let bodies = Set(
      writes.map { [$0.location.path, $0.body.split(separator: ".").last.map(String.init) ?? ""] })
    return uses.filter { use in
      use.fact.form == .isSet && use.fact.number == gate.number
        && gate.comparison.holds(use.fact.constant, gate.constant)
        && !bodies.contains([use.path, use.fact.enclosingFunction ?? ""])
    }.sorted { $0.location < $1.location }
  }
}

extension InFile<NumberUse> {
  var location: Location { Location(path: path, span: fact.span) }

  /// As messages name it: `Arena.strike`, `strike`.
  var bodyName: String {
    let names = [fact.receiver == .instance ? nil : fact.enclosingType, fact.enclosingFunction].compactMap(
      \.self)
    return names.joined(separator: ".")
  }
}

extension InFile<Variable> {
  var location: Location { Location(path: path, span: fact.span) }
}

extension NumberUse {
  fileprivate var flag: String? {
    if case .decides(let flag, _) = form { return flag }
    return nil
  }

  fileprivate func saysTheSame(as other: NumberUse) -> Bool {
    form == other.form && number == other.number && comparison == other.comparison
      && constant == other.constant
  }
}

extension ProjectType {
  /// Whether a binding to the variable goes elsewhere, as to an alert, which sets it back.
  fileprivate func isHandedOut(_ name: String) -> Bool {
    outsideWrites.contains { $0.fact.member == name && $0.fact.form == .binding }
      || bodies.contains { $0.fact.statements.contains { $0.contains { $0.projects(name) } } }
  }
}

extension Statement {
  fileprivate func projects(_ name: String) -> Bool {
    if case .project(name, _, _) = self { true } else { false }
  }
}

extension NumberUse {
  /// Whether the flag begins as it is where the number begins; also where one of the two beginnings is not known.
  fileprivate func agrees(with flag: Variable, _ number: Variable) -> Bool {
    guard case .decides(_, let value) = form, case .boolean(let isOn)? = flag.initial,
      case .number(let beginning)? = number.initial, beginning.millionths % Number(1).millionths == 0
    else { return true }
    return comparison.holds(beginning.millionths / Number(1).millionths, constant) == (isOn == value)
  }
}

extension AccessSummary {
  /// Whether each body that writes the flag moves the number, too, or is called by one that does.
  fileprivate func movesTogether(_ flag: String, with number: String) -> Bool {
    let carried = carriedWrites()
    let moving = Set(
      (writes + carried).filter { $0.variable == number && $0.changesInstance }.map(\.bodyPlace))
    if carried.contains(where: { $0.variable == flag && moving.contains($0.bodyPlace) }) { return true }
    return writes.filter { $0.variable == flag && $0.changesInstance }.allSatisfy {
      moving.contains($0.bodyPlace)
    }
  }
}

extension VariableWrite {
  /// Whether it is no first value.
  fileprivate var changesInstance: Bool { bodyKind != .initializer && bodyKind != .initialValue }
}

extension Variable {
  fileprivate var isStoredFlag: Bool {
    scope == .instance && isPlainlyStored && typing.isBoolean
  }

  fileprivate var isStoredNumber: Bool {
    guard scope == .instance, isPlainlyStored else { return false }
    switch typing {
    case .annotated(.named(let name)), .literal(.typed(.named(let name))):
      return SDK.says(oneOf: .number, of: name)
    case .annotated, .literal, .expression, .unknown: return false
    }
  }

  private var isPlainlyStored: Bool {
    // A value that a wrapper keeps elsewhere is changed elsewhere, too.
    switch storage {
    case .stored, .observed: mutability == .variable && ownership == .own
    case .computed, .requirement: false
    }
  }
}
