import UntangleSourceFiles
package import UntangleStateSpaces

/// Independent flags as one option set.
package struct FlagSet: Hashable, Sendable {
  /// The type and the variable that holds it, as lines of Swift.
  package var declaration: [String]
  /// A computed property for each flag, as lines of Swift.
  package var shims: [[String]]
}

/// The option set for at least two flags; nil where a variable is not a `Bool`.
package func flagSet(of flags: [StateVariable], named name: String = "Options") -> FlagSet? {
  guard flags.count > 1, flags.allSatisfy({ $0.domain == .boolean }) else { return nil }
  let property = name.startingSmall
  let names = flags.map { memberName($0.name) }
  // `isSet` and `hasSet` would get the same name.
  let members = zip(flags, names).map { flag, name in
    (flag: flag.name, member: names.count { $0 == name } == 1 ? name : flag.name)
  }
  let options = members.enumerated().map { index, entry in
    "  static let \(entry.member) = \(name)(rawValue: 1 << \(index))"
  }
  let on = zip(flags, members).filter { $0.0.initial == .on }.map { ".\($1.member)" }
  let declaration =
    ["struct \(name): OptionSet {", "  var rawValue: Int", ""] + options + ["}", ""]
    + ["var \(property): \(name) = [\(on.joined(separator: ", "))]"]
  let shims = members.map { entry in
    [
      "var \(entry.flag): Bool {",
      "  get { \(property).contains(.\(entry.member)) }",
      "  set { if newValue { \(property).insert(.\(entry.member)) } else { \(property).remove(.\(entry.member)) } }",
      "}",
    ]
  }
  return FlagSet(declaration: declaration, shims: shims)
}

private func memberName(_ flag: String) -> String {
  for prefix in ["is", "has"]
  where flag.hasPrefix(prefix) && flag.dropFirst(prefix.count).first?.isUppercase == true {
    let name = String(flag.dropFirst(prefix.count)).startingSmall
    return reservedWords.contains(name) ? flag : name
  }
  return flag
}
