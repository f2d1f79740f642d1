package import UntangleFacts
package import UntangleStateSpaces

/// Swift text, in lines without indentation of their own: a flag as a computed property.
package func computedFlag(
  _ follower: Follower, in space: StateSpace, access: AccessLevel, indent: String = "  "
) -> [String] {
  let source = space.variables[follower.source]
  let head =
    (access == .internal ? "" : "\(access.rawValue) ")
    + "var \(escaped(space.variables[follower.variable].name)): Bool {"
  switch source.domain {
  case .boolean: return ["\(head) \(follower.holding == [1] ? "" : "!")\(escaped(source.name)) }"]
  case .optional: return ["\(head) \(escaped(source.name)) \(follower.holding == [1] ? "!=" : "==") nil }"]
  case .optionalBoolean, .enumeration, .optionalEnumeration:
    let patterns = source.domain.values.map { pattern(for: $0, of: source) }
    let others = Set(patterns.indices).subtracting(follower.holding)
    let branches = [(follower.holding, true), (others, false)].flatMap { values, answer in
      wrappedLines("case ", values.sorted().map { patterns[$0] }, ": \(answer)", indent: indent)
    }
    return [head] + (["switch \(escaped(source.name)) {"] + branches + ["}"]).map { indent + $0 } + ["}"]
  }
}

private func pattern(for value: String, of variable: StateVariable) -> String {
  switch variable.domain {
  case .enumeration: ".\(escaped(value))"
  case .optionalEnumeration where value != "nil": ".\(escaped(value))?"
  case .optionalBoolean where value != "nil": "\(value)?"
  case .boolean, .optional, .optionalBoolean, .optionalEnumeration: value
  }
}

private func escaped(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }
