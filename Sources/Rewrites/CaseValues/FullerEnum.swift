import SwiftSyntax
import UntangleSourceFiles

extension ValueUses {
  /// An enum with values beside its variables in its cases, and the variable that holds it, as lines of Swift: what a person
  /// would end with. Optionals that work brings have a case of their own. Empty where no value can be added.
  package func declaration(
    of rewrite: StateRewrite, holding values: [CaseValue], _ loaded: [LoadedValue]
  ) -> [String] {
    guard let text = rewrite.declaration.text, !(values.isEmpty && loaded.isEmpty) else { return [] }
    let loaded = loaded.filter { result in !values.contains { $0.location == result.location } }
    let stored = storedDeclarations(at: values.map(\.location) + loaded.map(\.location), in: files)
    var states = rewrite.states
    for (place, value) in values.enumerated() {
      guard let type = stored[place]?.heldType(isAlwaysSet: value.leader != nil) else { continue }
      let cases = states.cases.indices.filter { value.cases.contains(states.cases[$0].name) }
      states.carry(value.name, type, value.location, in: cases)
    }
    for (place, value) in loaded.enumerated() {
      guard let stored = stored[values.count + place], let type = stored.wrappedText,
        let work = states.cases.first(where: { $0.name == value.work })
      else { continue }
      let name = participle(ofProgress: work.name)
      guard work.name.hasSuffix("ing"), !states.cases.contains(where: { $0.name == name }) else { continue }
      states.cases.append(StateEnum.Case(name: name, values: [], payload: []))
      states.carry(value.name, type, value.location, in: [states.cases.count - 1])
    }
    return states.carried.count > rewrite.states.carried.count ? text.lines(of: states) : []
  }
}

extension StateEnum {
  fileprivate mutating func carry(_ name: String, _ type: String, _ location: Location, in cases: [Int]) {
    carried.append(Carried(name: name, location: location, type: type, beginning: "", cases: cases))
  }
}

extension StoredDeclaration {
  /// The type of a case's value, as source; nil where the code does not say it.
  fileprivate func heldType(isAlwaysSet: Bool) -> String? {
    if isAlwaysSet, let wrapped = wrappedText { return wrapped }
    if let type = binding.typeAnnotation?.type { return impliedText == nil ? type.trimmedDescription : nil }
    return literalType
  }
}
