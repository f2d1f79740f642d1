import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles
import UntangleStateSpaces

extension ValueUses {
  /// An enum with values beside its variables in its cases, and the variable that holds it, as lines of Swift: what a person
  /// would end with. Empty where no value can be added. Instances begin in the first `beginnings` cases.
  ///
  /// - What moves along with a variable is in the cases of that variable.
  /// - An optional that is set where work ends is in the case that has nothing else: `ended` becomes `failed(String)`. What work
  ///   brings where all is as at the beginning gets a case of its own.
  /// - Other values have one case, or none.
  /// - A flag that says how it went makes two cases of one.
  package func declaration(
    of rewrite: StateRewrite, beginnings: Int, holding values: [CaseValue], _ loaded: [LoadedValue]
  ) -> [String] {
    guard let text = rewrite.declaration.text, !(values.isEmpty && loaded.isEmpty) else { return [] }
    let loaded = loaded.filter { result in !values.contains { $0.location == result.location } }
    let stored = storedDeclarations(at: values.map(\.location) + loaded.map(\.location), in: files)
    var fuller = FullerEnum(rewrite.states, beginnings: beginnings)
    for (place, value) in values.enumerated() {
      if let declaration = stored[place] { fuller.add(value, declaration) }
    }
    for (place, value) in loaded.enumerated() {
      if let declaration = stored[values.count + place] { fuller.add(value, declaration) }
    }
    fuller.leaveOutLabels()
    let added = fuller.states.carried.count - rewrite.states.carried.count
    return added > 0 || fuller.hasOtherCases ? text.lines(of: fuller.states) : []
  }
}

private struct FullerEnum {
  private(set) var states: StateEnum
  /// Whether a case became two, or one is new.
  private(set) var hasOtherCases = false
  /// The case in which nothing is set, if instances do not begin there, until it has a value.
  private var empty: Int?

  init(_ states: StateEnum, beginnings: Int) {
    self.states = states
    empty = states.cases.indices.first { place in
      place >= beginnings && states.cases[place].values.allSatisfy { $0 == 0 }
    }
  }

  mutating func add(_ value: CaseValue, _ declaration: StoredDeclaration) {
    if value.kind == .outcome { return divide(value) }
    let cases = states.cases.indices.filter { value.cases.contains(states.cases[$0].name) }
    if value.leader == nil, let wrapped = declaration.wrappedText, let empty, cases.contains(empty) {
      if namesFailure(value.name) { rename(empty, "failed") }
      carry(value.name, wrapped, value.location, in: [empty])
      self.empty = nil
    } else if value.leader != nil || cases.count == 1,
      let type = declaration.heldType(isAlwaysSet: value.leader != nil)
    {
      carry(value.name, type, value.location, in: cases)
    }
  }

  mutating func add(_ value: LoadedValue, _ declaration: StoredDeclaration) {
    let type =
      value.kind == .flag ? nil : declaration.wrappedText ?? declaration.heldType(isAlwaysSet: false)
    guard type != nil || value.kind == .flag, value.work.hasSuffix("ing") else { return }
    let name = participle(ofProgress: value.work)
    guard !states.cases.contains(where: { $0.name == name }) else { return }
    states.cases.append(StateEnum.Case(name: name, values: [], payload: []))
    hasOtherCases = true
    if let type { carry(value.name, type, value.location, in: [states.cases.count - 1]) }
  }

  /// Makes two cases of the one whose outcome a flag says, with the same value.
  private mutating func divide(_ value: CaseValue) {
    let names = ["succeeded", "failed"]
    guard let place = states.cases.firstIndex(where: { $0.name == value.cases[0] }),
      !states.cases.contains(where: { names.contains($0.name) })
    else { return }
    let both = names.map { name in
      var part = states.cases[place]
      part.name = name
      return part
    }
    states.cases.replaceSubrange(place...place, with: both)
    if let last = empty, last > place { empty = last + 1 }
    hasOtherCases = true
  }

  /// A single value needs no label in `failed(String)`, and in a case that is called what work has brought.
  mutating func leaveOutLabels() {
    for place in states.cases.indices {
      let held = states.carried.indices.filter { states.carried[$0].cases == [place] }
      guard held.count == 1, let only = held.first, states.cases[place].payload.isEmpty,
        states.carried(by: place).count == 1
      else { continue }
      let saysWhat =
        (states.cases[place].values.isEmpty || states.cases[place].name == "loaded")
        && !SDK.says(oneOf: [.text, .integer, .fraction], of: states.carried[only].type)
      if saysWhat || states.cases[place].name == "failed" { states.carried[only].label = .none }
    }
  }

  private mutating func rename(_ place: Int, _ name: String) {
    if !states.cases.contains(where: { $0.name == name }) { states.cases[place].name = name }
  }

  private mutating func carry(_ name: String, _ type: String, _ location: Location, in cases: [Int]) {
    states.carried.append(
      StateEnum.Carried(name: name, location: location, type: type, beginning: "", cases: cases))
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
