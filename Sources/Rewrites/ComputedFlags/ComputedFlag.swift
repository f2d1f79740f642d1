import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A flag that another variable determines, as a computed property.
package struct ComputedFlag: Hashable, Sendable {
  package var name: String
  /// The place of the stored flag's name.
  package var location: Location
  /// Lines of Swift, relative to the indentation of a member.
  package var declaration: [String]
  /// The places where the type's own code sets it, sorted. These assignments become superfluous, or only clear the
  /// value.
  package var writes: [Location]
  /// The name of the value that it presents, and clears where it is set to false; nil for a flag that is only read.
  package var cleared: String?
  /// The places that use `$flag`, in order: a binding or a publisher that a computed property does not have. Empty for a
  /// flag that is only read.
  package var projections: [Location] = []
  /// The writes behind which code may run while the flag differs from what determines it, in order; nil where they are not
  /// known.
  package var moments: [Location]?
  /// Whether `$flag` is a binding, since a view owns it.
  package var isBound = false
  /// What shows the value; nil where nothing does, or several do.
  package var presenter: Presenter?
  /// Whether the presenter certainly can take the value itself, `sheet(item: $user)`. Then nothing takes the flag's place,
  /// and `declaration` is empty.
  package var isItem = false

  /// What a modifier that shows something can be handed instead of a flag.
  package enum Presenter: Hashable, Sendable {
    /// A sheet or a cover takes what is `Identifiable`.
    case cover
    /// `navigationDestination` takes what is `Hashable`, from iOS 17 on.
    case destination
    /// `confirmationDialog` hands `presenting:` to its closures.
    case dialog
    /// An alert does so if it has a title.
    case alert
  }

  /// `moments` are those of the space's variables; nil where they are not known.
  package init(
    _ follower: Follower, in space: StateSpace, of type: ProjectType, _ project: Project,
    differingAt moments: [MomentApart]? = nil
  ) {
    let flag = space.variables[follower.variable]
    name = flag.name
    location = flag.location
    declaration = computed(
      head(of: flag), from: space.variables[follower.source], in: project, holding: follower.holding)
    writes = TypeWrites(to: [flag], in: type).writes.keys.sorted()
    let names = [flag.name, space.variables[follower.source].name]
    self.moments = moments?.filter { names.contains($0.variable) }.map(\.location)
  }

  /// A flag that joins other variables.
  package init(_ combined: CombinedFlag, in space: StateSpace, of type: ProjectType) {
    let flag = space.variables[combined.variable]
    name = flag.name
    location = flag.location
    let terms = combined.sources.map { space.variables[$0].isSetCondition }
    let value = terms.joined(separator: combined.join == .any ? " || " : " && ")
    declaration = ["\(head(of: flag)) { \(value) }"]
    writes = TypeWrites(to: [flag], in: type).writes.keys.sorted()
  }

  /// A flag that presents the source, which goes when the flag is set to false.
  package init(presenting shown: Follower, in space: StateSpace, of type: ProjectType, _ project: Project) {
    self.init(shown, in: space, of: type, project)
    let (flag, value) = (space.variables[shown.variable], escaped(space.variables[shown.source].name))
    cleared = value
    isBound = type.variables.contains { $0.fact.name == flag.name && $0.fact.wrappers == ["State"] }
    projections = type.projections(of: flag.name)
    presenter = projections.count == 1 ? type.presenter(of: flag.name) : nil
    isItem =
      presenter == .cover && isBound && project.isIdentifiable(space.variables[shown.source].name, of: type)
    let lines = [
      "\(setterAccess(of: flag))\(head(of: flag)) {", "  get { \(value) != nil }",
      "  \(isBound ? "nonmutating " : "")set { if !newValue { \(value) = nil } }", "}",
    ]
    declaration = isItem ? [] : lines
  }
}

extension ComputedFlag {
  /// A refusal for each moment in which it would differ; none where they are not known.
  package var differences: [Refusal] {
    (moments ?? []).map {
      Refusal("from here to the next write '\(name)' would differ: look at what reads it in between", at: $0)
    }
  }
}

extension StateVariable {
  /// The condition that a flag or an optional is set.
  fileprivate var isSetCondition: String { domain == .boolean ? escaped(name) : "\(escaped(name)) != nil" }
}

extension Project {
  /// Whether a variable is an optional of a type that is declared to be `Identifiable`.
  fileprivate func isIdentifiable(_ variable: String, of type: ProjectType) -> Bool {
    guard let fact = type.variables.first(where: { $0.fact.name == variable })?.fact,
      case .annotated(.optional(.named(let name))) = fact.typing
    else { return false }
    return self.type(named: name, in: type.name)?.inherited.contains("Identifiable") ?? false
  }
}

extension ProjectType {
  fileprivate func presenter(of flag: String) -> ComputedFlag.Presenter? {
    if projections.contains(where: { $0.variable == flag && $0.lending == .covering }) { return .cover }
    let functions = presenters(of: flag)
    guard functions.count == 1 else { return nil }
    return switch functions.first {
    case "navigationDestination": .destination
    case "confirmationDialog": .dialog
    case "alert": .alert
    default: nil
    }
  }

  /// The places in its code that use `$isShown` of a variable.
  fileprivate func projections(of variable: String) -> [Location] {
    projections.filter { $0.variable == variable }.map(\.location).sorted()
  }
}

/// The lines of a computed property that is true for some values of another variable. `head` is the text before the brace.
func computed(
  _ head: String, from source: StateVariable, in project: Project, holding: Set<Int>, indent: String = "  "
) -> [String] {
  let head = "\(head) {"
  switch source.domain {
  case .boolean: return ["\(head) \(holding == [1] ? "" : "!")\(escaped(source.name)) }"]
  case .optional: return ["\(head) \(escaped(source.name)) \(holding == [1] ? "!=" : "==") nil }"]
  case .optionalBoolean, .enumeration, .optionalEnumeration, .number:
    let patterns = source.domain.values.map { pattern(for: $0, of: source) }
    let others = Set(patterns.indices).subtracting(holding)
    for (places, sign) in [(holding, "=="), (others, "!=")] where places.count == 1 {
      let texts = places.map { value(source.domain.values[$0], of: source) }
      // Every optional can be compared with nil.
      guard texts[0] == "nil" || isComparable(source, in: project) else { continue }
      return ["\(head) \(escaped(source.name)) \(sign) \(texts[0]) }"]
    }
    let branches = [(holding, true), (others, false)].flatMap { values, answer in
      wrappedLines("case ", values.sorted().map { patterns[$0] }, ": return \(answer)", indent: indent)
    }
    return [head] + (["switch \(escaped(source.name)) {"] + branches + ["}"]).map { indent + $0 } + ["}"]
  }
}

/// Whether values of the variable can be compared: no case of its enum has a payload, or means nil where it is optional.
private func isComparable(_ variable: StateVariable, in project: Project) -> Bool {
  switch variable.domain {
  case .boolean, .optional, .number: false
  case .optionalBoolean: true
  case .optionalEnumeration(let cases) where cases.contains("none"): false
  case .enumeration, .optionalEnumeration:
    variable.enumName.flatMap { project.type(named: $0) }?.cases.allSatisfy(\.payload.isEmpty) ?? false
  }
}

/// A value of the domain of an enum or an optional Bool, as an expression.
private func value(_ value: String, of variable: StateVariable) -> String {
  switch variable.domain {
  case .enumeration: ".\(member(value))"
  case .optionalEnumeration where value != "nil": ".\(member(value))"
  case .boolean, .optional, .optionalBoolean, .optionalEnumeration, .number: value
  }
}

/// The name behind a dot, where all words but these may stand as they are.
private func member(_ name: String) -> String {
  ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
}

/// Whether a flag that presents the value of a space of two variables can be computed from it: neither has an observer, both
/// are told of in the same way, and no condition asks for the value alone but in what is presented, before that closes it.
/// True for other spaces.
package func isPresentedAlone(_ space: StateSpace, in type: ProjectType) -> Bool {
  guard case .shown(let shown) = space.shape else { return true }
  let (flag, value) = (space.variables[shown.variable], space.variables[shown.source])
  let facts = type.variables.map(\.fact).filter { [flag.name, value.name].contains($0.name) }
  guard Set(facts.map(\.wrappers)).count == 1, facts.allSatisfy({ $0.storage == .stored }) else {
    return false
  }
  let content = type.content(presentedBy: flag.name)
  let code = TypeWrites(to: space.variables, in: type)
  let closings = code.writes.values.filter { $0.name == flag.name }.map(\.location)
  return code.tests.allSatisfy { path, tests in
    tests.allSatisfy { test in
      let asked = test.value.variables
      let place = Location(path: path, span: test.span)
      return !asked.contains(value.name) || asked.contains(flag.name)
        || content.contains { shown in
          shown.holds(place) && !closings.contains { shown.holds($0) && $0 < place }
        }
    }
  }
}

/// `private(set) ` where the setter is narrower than the getter.
private func setterAccess(of flag: StateVariable) -> String {
  flag.setter.width < flag.access.width ? "\(flag.setter.rawValue)(set) " : ""
}

private func head(of flag: StateVariable) -> String {
  "\(flag.access == .internal ? "" : "\(flag.access.rawValue) ")var \(escaped(flag.name)): Bool"
}

private func pattern(for value: String, of variable: StateVariable) -> String {
  switch variable.domain {
  case .enumeration: ".\(member(value))"
  case .number: value
  case .optionalEnumeration where value != "nil": ".\(member(value))?"
  case .optionalBoolean where value != "nil": "\(value)?"
  case .boolean, .optional, .optionalBoolean, .optionalEnumeration: value
  }
}

/// The name as in a declaration, with backticks where needed.
func escaped(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }
