package import UntangleFindings

extension JSONText {
  package mutating func member(_ name: String, _ string: String?) {
    key(name)
    if let string { value(string) } else { null() }
  }

  package mutating func member(_ name: String, _ integer: Int) {
    key(name)
    value(integer)
  }

  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  package mutating func member(_ name: String, _ strings: [String]?) {
    key(name)
    if let strings { list(strings) { $0.value($1) } } else { null() }
  }

  package mutating func member<Elements: Sequence>(
    _ name: String, objects elements: Elements,
    _ members: (inout JSONText, Elements.Element) -> Void
  ) {
    key(name)
    list(elements) { text, element in text.object { members(&$0, element) } }
  }

  package mutating func member(_ name: String, object members: (inout JSONText) -> Void) {
    key(name)
    object(members)
  }

  package mutating func fields(_ fields: [DataField]) {
    for field in fields {
      key(field.name)
      value(field.value)
    }
  }

  package mutating func value(_ data: DataValue) {
    switch data {
    case .text(let text): value(text)
    case .integer(let integer): value(integer)
    case .number(let number): value(number)
    case .list(let values): list(values) { $0.value($1) }
    case .object(let fields): object { $0.fields(fields) }
    case .absent: null()
    }
  }
}
