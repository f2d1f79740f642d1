extension CaseUse: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, subject, subjectText, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), subject: try bytes.read(), subjectText: try bytes.read(),
      enclosingType: try bytes.read(), enclosingFunction: try bytes.read(), span: try bytes.read())
  }
}

extension CaseUse.Form: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .select(let rows): bytes.write(tag: 0, rows)
    case .test(let test): bytes.write(tag: 1, test)
    case .list(let role, let members): bytes.write(tag: 2, role, members)
    case .dictionary(let keys): bytes.write(tag: 3, keys)
    case .maker(let name, let cases): bytes.write(tag: 4, name, cases)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .select(try bytes.read())
    case 1: self = .test(try bytes.read())
    case 2: self = .list(try bytes.read(), members: try bytes.read())
    case 3: self = .dictionary(keys: try bytes.read())
    case 4: self = .maker(name: try bytes.read(), cases: try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension CaseUse.Row: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(pattern, coverage, label, runs, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      pattern: try bytes.read(), coverage: try bytes.read(), label: try bytes.read(), runs: try bytes.read(),
      span: try bytes.read())
  }
}

extension CaseUse.Row.Label: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .default: bytes.write(tag: 0)
    case .unknownDefault: bytes.write(tag: 1)
    case .pattern(let text): bytes.write(tag: 2, text)
    case .unknownPattern(let text): bytes.write(tag: 3, text)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .default
    case 1: self = .unknownDefault
    case 2: self = .pattern(try bytes.read())
    case 3: self = .unknownPattern(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension CaseTest: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, members, outcome)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(form: try bytes.read(), members: try bytes.read(), outcome: try bytes.read())
  }
}

extension CaseOutcome: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .then(let text): bytes.write(tag: 0, text)
    case .otherwise(let text): bytes.write(tag: 1, text)
    case .nothing: bytes.write(tag: 2)
    case .leaves(let text): bytes.write(tag: 3, text)
    case .passes: bytes.write(tag: 4)
    case .loopEnds: bytes.write(tag: 5)
    case .loopGoesOn: bytes.write(tag: 6)
    case .skipped: bytes.write(tag: 7)
    case .loopTakes: bytes.write(tag: 8)
    case .takes(let text): bytes.write(tag: 9, text)
    case .answers(let truth): bytes.write(tag: 10, truth)
    case .sets(let name, let truth): bytes.write(tag: 11, name, truth)
    case .open(let truth): bytes.write(tag: 12, truth)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .then(try bytes.read())
    case 1: self = .otherwise(try bytes.read())
    case 2: self = .nothing
    case 3: self = .leaves(try bytes.read())
    case 4: self = .passes
    case 5: self = .loopEnds
    case 6: self = .loopGoesOn
    case 7: self = .skipped
    case 8: self = .loopTakes
    case 9: self = .takes(try bytes.read())
    case 10: self = .answers(try bytes.read())
    case 11: self = .sets(try bytes.read(), try bytes.read())
    case 12: self = .open(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension CaseSet: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(
      form, role, subject, subjectText, writtenType, members, receivers, enclosingType, enclosingFunction,
      local, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), role: try bytes.read(), subject: try bytes.read(),
      subjectText: try bytes.read(), writtenType: try bytes.read(), members: try bytes.read(),
      receivers: try bytes.read(), enclosingType: try bytes.read(), enclosingFunction: try bytes.read(),
      local: try bytes.read(), span: try bytes.read())
  }
}

extension LiteralTest: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, source, subject, subjectText, literals, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), source: try bytes.read(), subject: try bytes.read(),
      subjectText: try bytes.read(), literals: try bytes.read(), enclosingType: try bytes.read(),
      enclosingFunction: try bytes.read(), span: try bytes.read())
  }
}

extension AllCases: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(type, members, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(type: try bytes.read(), members: try bytes.read(), span: try bytes.read())
  }
}

extension SwitchFact: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(
      subject, subjectText, enclosingType, enclosingFunction, items, form, label, rest, span, linesBefore)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      subject: try bytes.read(), subjectText: try bytes.read(), enclosingType: try bytes.read(),
      enclosingFunction: try bytes.read(), items: try bytes.read(), form: try bytes.read(),
      label: try bytes.read(), rest: try bytes.read(), span: try bytes.read(),
      linesBefore: try bytes.read())
  }
}

extension PayloadPattern: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(style, convertibility, caseName, labels, text, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      style: try bytes.read(), convertibility: try bytes.read(), caseName: try bytes.read(),
      labels: try bytes.read(), text: try bytes.read(), enclosingType: try bytes.read(),
      enclosingFunction: try bytes.read(), span: try bytes.read())
  }
}
