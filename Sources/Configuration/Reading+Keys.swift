import UntangleFacts
import UntangleProjectModel

extension Reading {
  mutating func keys(_ value: YamlValue) -> [KeyDeclaration] {
    list(value, expected: "a list of calls").compactMap { key($0) }
  }

  private mutating func key(_ value: YamlValue) -> KeyDeclaration? {
    let fields = fields(value, of: " in 'keys'", named: ["call", "argument", "kind", "access"])
    guard value.isMapping else { return nil }
    let missing = ["call", "argument", "kind"].filter { fields[$0] == nil }
    if !missing.isEmpty {
      let names = alternatives(missing.map { "'\($0)'" }, last: "and")
      report("an entry of 'keys' needs \(names)", at: value.place)
    }
    let call = fields["call"].flatMap { self.call($0) }
    let kind = fields["kind"].flatMap { choice($0, of: KeyKind.self) }
    let access = fields["access"].map { choice($0, of: KeyAccess.self) } ?? .use
    let index = call.flatMap { call in fields["argument"].flatMap { argument($0, of: call) } }
    guard let call, let index, let kind, let access else { return nil }
    return KeyDeclaration(call: call, argumentIndex: index, kind: kind, access: access)
  }

  private mutating func call(_ value: YamlValue) -> CallPattern? {
    let expected = "a call with its labels such as 'Settings.read(_:key:)'"
    guard let text = text(value, expected: expected) else { return nil }
    return CallPattern(text) ?? refuse(value, expected: expected)
  }

  /// Reads the label of an argument, or its position from 0.
  private mutating func argument(_ value: YamlValue, of call: CallPattern) -> Int? {
    guard let word = word(value, expected: "the label of an argument or its position from 0") else {
      return nil
    }
    if case .value(let position) = wholeNumber(word) {
      if call.labels.indices.contains(position) { return position }
      report(
        "'\(call.baseName)' has no argument \(position); it has \(call.labels.count), counted from 0",
        at: value.place)
      return nil
    }
    if let index = call.labels.firstIndex(of: word), word != "_" { return index }
    let labels = call.labels.filter { $0 != "_" }
    report(
      "'\(call.baseName)' has no argument labelled '\(shortened(word))'"
        + suggestionOrList(word, labels, list: "it has"), at: value.place)
    return nil
  }
}
