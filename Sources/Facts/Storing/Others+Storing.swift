extension PairedOutcome: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, name, parameter, enclosingType, typeText, elements, modifiers, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), name: try bytes.read(), parameter: try bytes.read(),
      enclosingType: try bytes.read(), typeText: try bytes.read(), elements: try bytes.read(),
      modifiers: try bytes.read(), span: try bytes.read())
  }
}

extension PairedOutcome.Form: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .callback(let use): bytes.write(tag: 0, use)
    case .result: bytes.write(tag: 1)
    case .property: bytes.write(tag: 2)
    case .alias: bytes.write(tag: 3)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .callback(try bytes.read())
    case 1: self = .result
    case 2: self = .property
    case 3: self = .alias
    default: throw DamagedBytes()
    }
  }
}

extension SelectingParameter: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, function, parameterCount, statementCounts, enclosingType, modifiers, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), function: try bytes.read(), parameterCount: try bytes.read(),
      statementCounts: try bytes.read(), enclosingType: try bytes.read(), modifiers: try bytes.read(),
      span: try bytes.read())
  }
}

extension HandedValues: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(function, enclosingType, label, position, types)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      function: try bytes.read(), enclosingType: try bytes.read(), label: try bytes.read(),
      position: try bytes.read(), types: try bytes.read())
  }
}

extension DrivingBody: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(kind, name, enclosingType, span, drives)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try bytes.read(), name: try bytes.read(), enclosingType: try bytes.read(), span: try bytes.read(),
      drives: try bytes.read())
  }
}

extension Drive: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(receiver, form, member, constant, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      receiver: try bytes.read(), form: try bytes.read(), member: try bytes.read(),
      constant: try bytes.read(), span: try bytes.read())
  }
}

extension Suppression: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(reach, rules, reason, until?.text, span, lastLineBehind)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      reach: try bytes.read(), rules: try bytes.read(), reason: try bytes.read(),
      until: (try bytes.read() as String?).map(SuppressionEnd.init), span: try bytes.read(),
      lastLineBehind: try bytes.read())
  }
}

extension Suppression.Reach: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .next: bytes.write(tag: 0)
    case .this: bytes.write(tag: 1)
    case .previous: bytes.write(tag: 2)
    case .regionStart: bytes.write(tag: 3)
    case .regionEnd: bytes.write(tag: 4)
    case .unknown(let name): bytes.write(tag: 5, name)
    case .enforce: bytes.write(tag: 6)
    case .ignore: bytes.write(tag: 7)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .next
    case 1: self = .this
    case 2: self = .previous
    case 3: self = .regionStart
    case 4: self = .regionEnd
    case 5: self = .unknown(try bytes.read())
    case 6: self = .enforce
    case 7: self = .ignore
    default: throw DamagedBytes()
    }
  }
}

extension FlagGap: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(name, enclosingType, kind, span) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), enclosingType: try bytes.read(), kind: try bytes.read(), span: try bytes.read())
  }
}

extension FlagGap.Kind: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .neverSet(let value): bytes.write(tag: 0, value)
    case .neverRead(let writes): bytes.write(tag: 1, writes)
    case .unused: bytes.write(tag: 2)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .neverSet(try bytes.read())
    case 1: self = .neverRead(writes: try bytes.read())
    case 2: self = .unused
    default: throw DamagedBytes()
    }
  }
}

extension MemberName: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(type, name) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(type: try bytes.read(), name: try bytes.read())
  }
}

extension NumberUse: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, receiver, number, comparison, constant, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), receiver: try bytes.read(), number: try bytes.read(),
      comparison: try bytes.read(),
      constant: try bytes.read(), enclosingType: try bytes.read(), enclosingFunction: try bytes.read(),
      span: try bytes.read())
  }
}

extension NumberUse.Form: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .decides(let flag, let value): bytes.write(tag: 0, flag, value)
    case .isSet: bytes.write(tag: 1)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .decides(flag: try bytes.read(), value: try bytes.read())
    case 1: self = .isSet
    default: throw DamagedBytes()
    }
  }
}

extension FlagLookAlike: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(name, enclosingType, scope, holder, span) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), enclosingType: try bytes.read(), scope: try bytes.read(),
      holder: try bytes.read(), span: try bytes.read())
  }
}

extension OptionalChain: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(receiver, members, rest, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      receiver: try bytes.read(), members: try bytes.read(), rest: try bytes.read(),
      enclosingType: try bytes.read(), enclosingFunction: try bytes.read(), span: try bytes.read())
  }
}

extension CodedState: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(kind, name, enclosingType, span, values, asked)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try bytes.read(), name: try bytes.read(), enclosingType: try bytes.read(), span: try bytes.read(),
      values: try bytes.read(), asked: try bytes.read())
  }
}

extension CodedState.Value: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(text, span) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(text: try bytes.read(), span: try bytes.read())
  }
}

extension EmptyFallthrough: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(count, patterns, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      count: try bytes.read(), patterns: try bytes.read(), enclosingType: try bytes.read(),
      enclosingFunction: try bytes.read(), span: try bytes.read())
  }
}

extension ConditionChain: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(subject, subjectText, writtenType, members, rest, enclosingType, enclosingFunction, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      subject: try bytes.read(), subjectText: try bytes.read(), writtenType: try bytes.read(),
      members: try bytes.read(), rest: try bytes.read(), enclosingType: try bytes.read(),
      enclosingFunction: try bytes.read(), span: try bytes.read())
  }
}

extension ComputedWrite: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(span, mentioned, isOfInstance) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(span: try bytes.read(), mentioned: try bytes.read(), isOfInstance: try bytes.read())
  }
}
