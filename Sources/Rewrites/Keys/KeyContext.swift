import UntangleProjectModel
import UntangleSourceFiles

/// How keys are to be declared.
package enum KeyStyle: Hashable, Sendable {
  /// One enum for each type of value, within `UserDefaults`.
  case typed
  /// A namespace for each context, with an enum for each type of value in it: `Defaults.Account`.
  case namespaced
}

/// The keys of user defaults that belong together: by a prefix of their texts, or by the only type that writes them.
package struct KeyContext: Hashable, Sendable {
  /// As a type within `Defaults`.
  package var name: String
  /// In the order of the types of values.
  package var enums: [KeyEnum]
}

extension KeyContext {
  /// By name; the keys without a context come last, as `Shared`. Names need only be unique within a context.
  static func contexts(of planned: [PlannedKey]) -> [KeyContext] {
    let all = planned.filter { if case .defaults = $0.role { true } else { false } }
    let groups = KeyNaming(all) { _ in false }.groups
    let byName = Dictionary(grouping: zip(all, groups)) { contextName($0.1) }
    return byName.keys.sorted { ($0 == shared ? 1 : 0, $0) < ($1 == shared ? 1 : 0, $1) }.map { name in
      KeyContext(name: name, enums: enums(of: byName[name] ?? []))
    }
  }

  private static let shared = "Shared"

  /// The context says what the texts begin with, where that leaves each a name of its own.
  private static func names(of grouped: [(PlannedKey, String?)]) -> [String] {
    let long = KeyNaming(grouped.map(\.0)) { _ in false }.names
    let short = zip(grouped, long).map { key, name -> String in
      let text = key.0.literal.value
      guard let group = key.1, text.count > group.count + 1, text.hasPrefix(group) else { return name }
      return KeyWords.name(of: String(text.dropFirst(group.count + 1))) ?? name
    }
    let counts = Dictionary(grouping: short + long, by: \.self).mapValues(\.count)
    return zip(short, long).map { short, name in
      short == name || counts[short] == 1 && !KeyWords.taken.contains(short) ? short : name
    }
  }

  /// The words of a group as the name of a type that hides none that is needed here.
  private static func contextName(_ group: String?) -> String {
    let last = group?.split { $0 == "." || $0 == "/" || $0 == ":" }.last.map(String.init)
    guard let word = last.flatMap({ KeyWords.name(of: $0) }) else { return shared }
    let name = word.startingBig
    return hiding.contains(name) || name.hasSuffix("Key") ? "\(name)Settings" : name
  }

  private static let hiding: Set<String> =
    Set(StoredType.allCases.map(\.swiftName)).union(["Type", "Protocol", "Self", "UserDefaults", "Defaults"])

  private static func enums(of grouped: [(PlannedKey, String?)]) -> [KeyEnum] {
    let planned = grouped.map(\.0)
    let names = names(of: grouped)
    var enums: [StoredType: KeyEnum] = [:]
    for (plan, name) in zip(planned, names) {
      guard case .defaults(let type) = plan.role else { continue }
      let empty = KeyEnum(role: plan.role, name: type.enumName, cases: [])
      enums[type, default: empty].cases.append(
        KeyCase(name: name, text: plan.key.text, literal: plan.literal.source, group: plan.users))
    }
    return enums.sorted { $0.key.rawValue < $1.key.rawValue }.map { _, declared in
      var result = declared
      result.cases.sort { $0.name.precedesByBytes($1.name) }
      return result
    }
  }
}

extension PlannedKey {
  /// The types that use it, where they are several: `A, B`. One text in the defaults is one key, whoever uses it.
  fileprivate var users: String? {
    let names = Set(key.handwrittenSites.compactMap(\.enclosingType)).sorted()
    guard names.count > 1 else { return nil }
    return names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
  }
}

extension [KeyContext] {
  /// The lines of the protocols and of the namespaces, each step of indentation two blanks; none without a context.
  var declaration: [String] {
    guard !isEmpty else { return [] }
    let types = Set(flatMap { $0.enums.compactMap(\.role.storedType) })
    let protocols = types.sorted { $0.rawValue < $1.rawValue }.flatMap { $0.protocolLines + [""] }
    let contexts = map { context -> [String] in
      let conformances = context.enums.compactMap { $0.role.storedType?.protocolName }.joined(separator: ", ")
      let cases = context.enums.map { key in
        ["    enum \(key.name): String {"] + key.cases.flatMap(\.contextLines) + ["    }"]
      }
      return ["  enum \(context.name): \(conformances) {"] + Array<String>(cases.joined(separator: [""])) + [
        "  }"
      ]
    }
    return [
      "/// Keys that are kept in user defaults.", "protocol DefaultsContext {",
      "  static var defaults: UserDefaults { get }", "}", "", "extension DefaultsContext {",
      "  static var defaults: UserDefaults { .standard }", "}", "",
    ] + protocols + [
      "/// The keys of user defaults by context: 'Defaults.Account.set(true, forKey: .isOn)'. The raw values are what",
      "/// is stored: a case may get another name or context, its raw value must stay.", "enum Defaults {",
    ] + Array<String>(contexts.joined(separator: [""])) + ["}"]
  }
}

extension KeyCase {
  /// The case, below who else uses it.
  fileprivate var contextLines: [String] {
    let line = literal == KeyLiteral.plain(name) ? "" : " = \(literal)"
    return (group.map { ["      // used by \($0)"] } ?? []) + ["      case \(KeyWords.escaped(name))\(line)"]
  }
}

extension KeyEnum.Role {
  fileprivate var storedType: StoredType? {
    guard case .defaults(let type) = self else { return nil }
    return type
  }
}

extension StoredType {
  /// `BoolDefaultSettable`.
  fileprivate var protocolName: String { enumName.dropLast("Key".count) + "DefaultSettable" }

  /// The protocol with the calls that take its keys.
  fileprivate var protocolLines: [String] {
    let getter = getter ?? .object
    let setters = settable.map { value in
      "  static func set(_ value: \(value), forKey key: \(enumName)) { defaults.set(value, forKey: key.rawValue) }"
    }
    return [
      "protocol \(protocolName): DefaultsContext {",
      "  associatedtype \(enumName): RawRepresentable where \(enumName).RawValue == String", "}", "",
      "extension \(protocolName) {",
      "  static func \(getter.rawValue)(forKey key: \(enumName)) -> \(getter.result) "
        + "{ defaults.\(getter.rawValue)(forKey: key.rawValue) }",
    ] + setters + [
      "  static func removeObject(forKey key: \(enumName)) { defaults.removeObject(forKey: key.rawValue) }",
      "}",
    ]
  }
}
