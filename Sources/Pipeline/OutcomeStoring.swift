package import UntangleFacts
package import UntangleFindings
package import UntangleRules
package import UntangleScores
import UntangleSourceFiles

extension RuleID: Storable {}
extension Severity: Storable {}
extension ScoreComponentKind: Storable {}

extension JudgedDays: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(first.number, end?.number) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      first: CalendarDay(number: try bytes.read()),
      end: (try bytes.read() as Int?).map { CalendarDay(number: $0) })
  }
}

extension Finding: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(rule, severity, location, message, type, linesAround, notes, fix, fingerprint, data, identity)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      rule: try bytes.read(), severity: try bytes.read(), location: try bytes.read(),
      message: try bytes.read(), type: try bytes.read(), linesAround: try bytes.read(),
      notes: try bytes.read(), fix: try bytes.read(), fingerprint: try bytes.read(), data: try bytes.read())
    identity = try bytes.read()
  }
}

extension AcceptedFinding: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch acceptance {
    case .comment(let reason): bytes.write(tag: 0, finding, reason)
    case .baseline: bytes.write(tag: 1, finding)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self.init(try bytes.read(), .comment(reason: try bytes.read()))
    case 1: self.init(try bytes.read(), .baseline)
    default: throw DamagedBytes()
    }
  }
}

extension Note: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(location, message) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(location: try bytes.read(), message: try bytes.read())
  }
}

extension DataField: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(name, value) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(try bytes.read(), try bytes.read())
  }
}

extension DataValue: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .text(let text): bytes.write(tag: 0, text)
    case .integer(let number): bytes.write(tag: 1, number)
    case .number(let number): bytes.write(tag: 2, number)
    case .list(let elements): bytes.write(tag: 3, elements)
    case .object(let fields): bytes.write(tag: 4, fields)
    case .absent: bytes.write(tag: 5)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .text(try bytes.read())
    case 1: self = .integer(try bytes.read())
    case 2: self = .number(try bytes.read())
    case 3: self = .list(try bytes.read())
    case 4: self = .object(try bytes.read())
    case 5: self = .absent
    default: throw DamagedBytes()
    }
  }
}

extension Fix: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(safety == .safe, change, others) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      safety: try bytes.read() ? .safe : .unsafe, change: try bytes.read(), others: try bytes.read())
  }
}

extension Fix.Part: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(change, location) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(try bytes.read(), at: try bytes.read())
  }
}

extension Fix.Change: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .nameRest(let patterns, let unknown): bytes.write(tag: 0, patterns, unknown == .kept)
    case .computeFlag(let value): bytes.write(tag: 1, value)
    case .bindPayload(.outside): bytes.write(tag: 2)
    case .bindPayload(.inside): bytes.write(tag: 3)
    case .bindPayload(.nothing): bytes.write(tag: 4)
    case .dropRules(let rules): bytes.write(tag: 5, rules)
    case .joinLabels(let count): bytes.write(tag: 6, count)
    case .labelPayload(let labels): bytes.write(tag: 9, labels)
    case .dropFlag(let name): bytes.write(tag: 10, name)
    case .writeSwitch(let rest): bytes.write(tag: 11, rest)
    case .divideFunction(let name): bytes.write(tag: 12, name)
    case .dropSharedFlag(let name): bytes.write(tag: 13, name)
    case .declareQuestion(let question):
      bytes.write(tag: 7, question.name, question.members, question.others)
    case .askProperty(let question):
      bytes.write(tag: 8, question.subject, question.name, question.sense == .fails)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .nameRest(try bytes.read(), unknown: try bytes.read() ? .kept : .impossible)
    case 1: self = .computeFlag(try bytes.read())
    case 2: self = .bindPayload(.outside)
    case 3: self = .bindPayload(.inside)
    case 4: self = .bindPayload(.nothing)
    case 5: self = .dropRules(try bytes.read())
    case 6: self = .joinLabels(try bytes.read())
    case 7:
      self = .declareQuestion(
        Fix.CaseQuestion(name: try bytes.read(), members: try bytes.read(), others: try bytes.read()))
    case 8:
      self = .askProperty(
        Fix.PropertyQuestion(
          subject: try bytes.read(), name: try bytes.read(), sense: try bytes.read() ? .fails : .holds))
    case 9: self = .labelPayload(try bytes.read())
    case 10: self = .dropFlag(try bytes.read())
    case 11: self = .writeSwitch(rest: try bytes.read())
    case 12: self = .divideFunction(try bytes.read())
    case 13: self = .dropSharedFlag(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension Fix.NamedPattern: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .enumCase(let name): bytes.write(tag: 0, name)
    case .wrapped(let pattern): bytes.write(tag: 1, pattern)
    case .null: bytes.write(tag: 2)
    case .boolean(let truth): bytes.write(tag: 3, truth)
    case .any: bytes.write(tag: 4)
    case .tuple(let elements): bytes.write(tag: 5, elements)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .enumCase(try bytes.read())
    case 1: self = .wrapped(try bytes.read())
    case 2: self = .null
    case 3: self = .boolean(try bytes.read())
    case 4: self = .any
    case 5: self = .tuple(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension Fix.DerivedValue: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(flag, variable, comparison) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(flag: try bytes.read(), variable: try bytes.read(), comparison: try bytes.read())
  }
}

extension Fix.DerivedValue.Comparison: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .isTrue: bytes.write(tag: 0)
    case .isFalse: bytes.write(tag: 1)
    case .isCase(let name): bytes.write(tag: 2, name)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .isTrue
    case 1: self = .isFalse
    case 2: self = .isCase(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension ScoreComponent: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(kind, points, places, places.map { members[$0] ?? "" })
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(kind: try bytes.read(), points: try bytes.read(), places: try bytes.read())
    let names: [String] = try bytes.read()
    for (place, name) in zip(places, names) where !name.isEmpty { members[place] = name }
  }
}

extension TypeScore: Storable {
  package func write(to bytes: inout ByteWriter) {
    let paths = pointsByPath.keys.sorted()
    bytes.write(type, location, components, paths, paths.map { pointsByPath[$0] ?? 0 })
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      type: try bytes.read(), location: try bytes.read(), components: try bytes.read(), pointsByPath: [:])
    let paths: [String] = try bytes.read()
    pointsByPath = Dictionary(zip(paths, try bytes.read() as [Double])) { first, _ in first }
  }
}

extension FileScore: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(path, components) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(path: try bytes.read(), components: try bytes.read())
  }
}
