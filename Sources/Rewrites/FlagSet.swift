package import UntangleStateSpaces

/// Independent flags as one set: what says in one word which of them are on.
package struct FlagSet: Hashable, Sendable {
  /// Swift text, in lines: the set and the variable that holds it.
  package var declaration: [String]
  /// By flag, Swift text, in lines.
  package var shims: [[String]]
}

/// Two flags at least; optionals and enums are none.
package func flagSet(of flags: [StateVariable], named name: String = "Options") -> FlagSet? {
  guard flags.count > 1, flags.allSatisfy({ $0.domain == .boolean }) else { return nil }
  let property = name.startingSmall
  let names = flags.map { memberName($0.name) }
  // `isSet` and `hasSet` would be the same.
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
