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
  /// The places where a view that owns it hands out its binding, in order; empty for other flags.
  package var bindings: [Location] = []

  package init(_ follower: Follower, in space: StateSpace, of type: ProjectType) {
    let flag = space.variables[follower.variable]
    name = flag.name
    location = flag.location
    declaration = computed(flag, from: space.variables[follower.source], holding: follower.holding)
    writes = TypeWrites(to: [flag], in: type).writes.keys.sorted()
  }

  /// A flag that presents the source, which goes when the flag is set to false.
  package init(presenting shown: Follower, in space: StateSpace, of type: ProjectType) {
    self.init(shown, in: space, of: type)
    let (flag, value) = (space.variables[shown.variable], escaped(space.variables[shown.source].name))
    cleared = value
    let isState = type.variables.contains { $0.fact.name == flag.name && $0.fact.wrappers == ["State"] }
    if isState { bindings = type.bindings(of: flag.name) }
    declaration = [
      "\(head(of: flag)) {", "  get { \(value) != nil }",
      "  \(isState ? "nonmutating " : "")set { if !newValue { \(value) = nil } }", "}",
    ]
  }
}

extension ProjectType {
  /// The places in its code where the binding of a variable is used: `$isShown`.
  fileprivate func bindings(of variable: String) -> [Location] {
    var found: [Location] = []
    for body in bodies {
      for statement in body.fact.statements {
        statement.forEach { part in
          if case .project(variable, _, let span) = part {
            found.append(Location(path: body.path, span: span))
          }
        }
      }
    }
    return found.sorted()
  }
}

private func computed(
  _ flag: StateVariable, from source: StateVariable, holding: Set<Int>, indent: String = "  "
) -> [String] {
  let head = "\(head(of: flag)) {"
  switch source.domain {
  case .boolean: return ["\(head) \(holding == [1] ? "" : "!")\(escaped(source.name)) }"]
  case .optional: return ["\(head) \(escaped(source.name)) \(holding == [1] ? "!=" : "==") nil }"]
  case .optionalBoolean, .enumeration, .optionalEnumeration, .number:
    let patterns = source.domain.values.map { pattern(for: $0, of: source) }
    let others = Set(patterns.indices).subtracting(holding)
    let branches = [(holding, true), (others, false)].flatMap { values, answer in
      wrappedLines("case ", values.sorted().map { patterns[$0] }, ": \(answer)", indent: indent)
    }
    return [head] + (["switch \(escaped(source.name)) {"] + branches + ["}"]).map { indent + $0 } + ["}"]
  }
}

private func head(of flag: StateVariable) -> String {
  "\(flag.access == .internal ? "" : "\(flag.access.rawValue) ")var \(escaped(flag.name)): Bool"
}

private func pattern(for value: String, of variable: StateVariable) -> String {
  switch variable.domain {
  case .enumeration: ".\(escaped(value))"
  case .number: value
  case .optionalEnumeration where value != "nil": ".\(escaped(value))?"
  case .optionalBoolean where value != "nil": "\(value)?"
  case .boolean, .optional, .optionalBoolean, .optionalEnumeration: value
  }
}

/// The name as in a declaration, with backticks where needed.
func escaped(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }
