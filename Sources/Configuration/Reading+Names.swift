extension Reading {
  /// Reads a mapping by type. Each type has `enum`, `property` and states with their case names; a state is
  /// the variables set in it, joined by `+`.
  mutating func stateNames(_ value: YamlValue) -> [StateNames] {
    entries(value, expected: "a mapping of types").map { type in
      var names = StateNames(type: PlacedText(type.key, at: type.keyPlace))
      for entry in entries(type.value, expected: "a mapping of states to names") {
        guard let name = identifier(entry.value) else { continue }
        switch entry.key {
        case "enum": names.enumName = name
        case "property": names.property = name
        default:
          names.cases[setNames(entry.key)] = name
          names.places[setNames(entry.key)] = entry.keyPlace
        }
      }
      return names
    }
  }

  private mutating func identifier(_ value: YamlValue) -> String? {
    guard let text = text(value, expected: "a name") else { return nil }
    let isName =
      text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else {
      report("'\(text)' cannot be the name of anything in Swift", at: value.place)
      return nil
    }
    return text
  }
}

/// The variables set in a state, parsed from the user's notation: `isLoading+hasError`, `none`.
package func setNames(_ text: String) -> Set<String> {
  text == "none" ? [] : Set(text.split(separator: "+").map(String.init))
}
