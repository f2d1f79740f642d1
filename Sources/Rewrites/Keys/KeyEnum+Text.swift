import UntangleProjectModel

extension [KeyEnum] {
  /// The lines that declare them and the calls that take them, each step of indentation two blanks.
  var blocks: [[String]] {
    let defaults = compactMap { key -> [String]? in
      guard case .defaults(let type) = key.role else { return nil }
      return key.lines(margin: "  ") + [""] + key.accessors(of: type)
    }
    let names = filter { $0.role == .notifications }.flatMap(\.nameLines)
    let texts = filter { if case .texts = $0.role { true } else { false } }
    var blocks: [[String]] = []
    if !defaults.isEmpty {
      blocks.append(
        [
          "/// The keys of user defaults, one enum for each type of value. The raw values are what is stored:",
          "/// a case may get another name, its raw value must stay.", "extension UserDefaults {",
        ] + Array<String>(defaults.joined(separator: [""])) + ["}"])
    }
    if !names.isEmpty {
      blocks.append(["extension Notification.Name {"] + names + ["}"])
    }
    return blocks + texts.map { ["/// \($0.role.words)"] + $0.lines(margin: "") }
  }
}

extension KeyEnum {
  /// The lines of `enum BoolKey: String { … }`.
  fileprivate func lines(margin: String) -> [String] {
    let cases = grouped { key in
      let name = KeyWords.escaped(key.name)
      let isImplied = key.literal == KeyLiteral.plain(key.name)
      return isImplied ? "case \(name)" : "case \(name) = \(key.literal)"
    }
    return ["\(margin)enum \(name): String {"] + cases.map { $0.isEmpty ? "" : "\(margin)  \($0)" }
      + ["\(margin)}"]
  }

  /// The lines of the form `static let didLogIn = Notification.Name("didLogIn")`.
  fileprivate var nameLines: [String] {
    grouped { "static let \(KeyWords.escaped($0.name)) = Notification.Name(\($0.literal))" }
      .map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// A line for each key, with a comment above each group. Keys without a group come first.
  private func grouped(_ line: (KeyCase) -> String) -> [String] {
    var lines: [String] = []
    var last: String?
    for key in cases {
      if key.group != last {
        if !lines.isEmpty { lines.append("") }
        if let group = key.group { lines.append("// \(group)") }
        last = key.group
      }
      lines.append(line(key))
    }
    return lines
  }

  /// Overloads of the methods of `UserDefaults` that take the enum.
  fileprivate func accessors(of type: StoredType) -> [String] {
    let getters = DefaultsGetter.allCases.filter { calls.contains(.get($0)) }
    let reading = getters.map { getter in
      "  func \(getter.rawValue)(forKey key: \(name)) -> \(getter.result) "
        + "{ \(getter.rawValue)(forKey: key.rawValue) }"
    }
    let writing = type.settable.filter { _ in calls.contains(.set) }.map { value in
      "  func set(_ value: \(value), forKey key: \(name)) { set(value, forKey: key.rawValue) }"
    }
    let removing = "  func removeObject(forKey key: \(name)) { removeObject(forKey: key.rawValue) }"
    return reading + writing + (calls.contains(.remove) ? [removing] : [])
  }
}

extension KeyEnum.Role {
  /// A sentence about the cases, for the doc comment.
  fileprivate var words: String {
    guard case .texts(let store) = self else { return "" }
    return switch store {
    case .reuseIdentifiers: "Identifiers under which cells and views are registered and dequeued."
    case .segues: "Identifiers of segues, as the storyboards have them."
    case .storyboards: "Names of storyboard files."
    case .viewControllers: "Identifiers of view controllers, as the storyboards have them."
    case .nibs: "Names of nib files."
    case .scene: "Keys of what is kept with a scene."
    case .defaults, .notifications, .images, .colors, .keyPaths, .selectors, .userInfo, .custom: "Keys."
    }
  }
}
