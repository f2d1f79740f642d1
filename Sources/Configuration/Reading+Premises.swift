import UntangleProjectModel

extension Reading {
  /// Reads a mapping from types to lists of premises, each a mapping with one key.
  mutating func assumed(_ value: YamlValue) -> [Assumed] {
    var assumed: [Assumed] = []
    for entry in entries(value, expected: "a mapping of types") {
      let type = PlacedText(entry.key, at: entry.keyPlace)
      for item in list(entry.value, expected: "a list of what is assumed") {
        let expected = "a mapping such as 'exclusive: [isA, isB]'"
        for premise in entries(item, expected: expected) {
          guard let read = self.premise(premise) else { continue }
          assumed.append(Assumed(type: type, premise: read, place: premise.keyPlace))
        }
      }
    }
    return assumed
  }

  private mutating func premise(_ entry: YamlEntry) -> Premise? {
    do throws(PremiseSyntax.Mistake) {
      if PremiseSyntax.takesNames(entry.key) {
        let names = texts(entry.value, expected: "a list of variables", each: "the name of a variable")
        return try PremiseSyntax.premise(form: entry.key, names: names.map(\.text))
      }
      guard PremiseSyntax.forms.contains(entry.key) else {
        return try PremiseSyntax.premise(form: entry.key, text: "")
      }
      guard let text = text(entry.value, expected: "a text") else { return nil }
      return try PremiseSyntax.premise(form: entry.key, text: text)
    } catch {
      let place: TextPlace
      if let offset = error.offset, case .scalar(let text, _) = entry.value.content {
        place = entry.value.place(of: offset, in: text)
      } else {
        place = entry.keyPlace
      }
      report(error.message, at: place)
      return nil
    }
  }
}
