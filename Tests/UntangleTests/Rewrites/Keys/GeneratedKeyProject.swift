/// A program with keys of user defaults and with calls that only look like it, made by chance.
///
/// Run, it plays all its calls against a suite of its own and prints every value that it reads and what is
/// stored in the end.
struct GeneratedKeyProject {
  struct Size {
    var keys = 80
    var calls = 320
    var lookAlikes = 42
    var files = 30
  }

  /// What the calls of a key read and write.
  private enum Kind: CaseIterable {
    case bool, int, double, float, string, data, date, strings, mixed
  }

  private struct Key {
    var text: String
    var kind: Kind

    /// With quotes, as the sources write it.
    var literal: String { "\"\(text)\"" }
  }

  /// By name.
  private(set) var sources: [String: String] = [:]
  /// The lines that nothing may change.
  private(set) var lookAlikeLines: [String] = []
  private var generator: SeededGenerator
  private let keys: [Key]

  init(seed: UInt64, _ size: Size = Size()) {
    var generator = SeededGenerator(seed: seed)
    keys = Self.texts(size.keys, &generator).map { Key(text: $0, kind: generator.pick(Kind.allCases)) }
    self.generator = generator
    var bodies = [[String]](repeating: [], count: size.files)
    for index in 0..<size.calls {
      // Every key at least once, then by chance.
      let key = index < keys.count ? keys[index] : self.generator.pick(keys)
      bodies[self.generator.pick(Array(bodies.indices))].append(call(of: key))
    }
    for index in 0..<size.lookAlikes {
      let line = lookAlike(index)
      lookAlikeLines.append(line)
      bodies[self.generator.pick(Array(bodies.indices))].append(line)
    }
    for (index, body) in bodies.enumerated() { sources["Feature\(index).swift"] = feature(index, body) }
    sources["LookAlikes.swift"] = Self.lookAlikes
    sources["main.swift"] = main(size.files)
  }

  private static func texts(_ count: Int, _ generator: inout SeededGenerator) -> [String] {
    let words = [
      "user", "logged", "in", "theme", "URL", "last", "sync", "Date", "volume", "onboarding", "2fa", "é",
    ]
    let special = [
      "default", "init", "self", "is_user-logged in", "isUserLoggedIn", "IS_USER_LOGGED_IN", "rawValue",
      "none",
      "com.example.app.count", "com.example.app.sync.isOn", "com.example.app.sync.last", "settings/theme",
      "a \\\"quoted\\\" key", "caf\\u{e9}", "tab\\tkey", "\\\\slash", "2faEnabled", "kLaunchCount", "日本", "-",
      "switch", "Type", "x", "X",
    ]
    var texts = special
    while texts.count < count {
      let separator = generator.pick([".", "_", "-", " ", "", "/"])
      let parts = (0..<Int.random(in: 2...4, using: &generator)).map { _ in generator.pick(words) }
      let text = parts.joined(separator: separator)
      if !texts.contains(text) { texts.append(text) }
    }
    return Array(texts.prefix(count))
  }
}

extension GeneratedKeyProject {
  private mutating func call(of key: Key) -> String {
    let store = generator.pick(["store", "self.store", "optional?", "other"])
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return "\(store).removeObject(forKey: \(key.literal))"
    case 1: return "log(\(key.literal) as Any, \(store).object(forKey: \(key.literal)) as Any)"
    case 2: return "log(\(store).object(forKey: \(key.literal)) == nil)"
    case 3: return "\(store).register(defaults: [\(key.literal): 1])"
    case 4, 5: return "\(store).set(\(value(of: key.kind)), forKey: \(key.literal))"
    default: return "log(\(store).\(getter(of: key.kind))(forKey: \(key.literal)) as Any)"
    }
  }

  private mutating func getter(of kind: Kind) -> String {
    switch kind {
    case .bool: "bool"
    case .int: "integer"
    case .double: "double"
    case .float: "float"
    case .string: "string"
    case .data: "data"
    case .date: "object"
    case .strings: generator.pick(["stringArray", "array"])
    case .mixed: generator.pick(["bool", "integer", "string", "object", "double"])
    }
  }

  private mutating func value(of kind: Kind) -> String {
    switch kind {
    case .bool: generator.pick(["true", "false", "flag", "!flag", "flag && count > 1"])
    case .int: generator.pick(["1", "count", "count + 1", "-7"])
    case .double: generator.pick(["1.5", "0", "2 as Double", "ratio"])
    case .float: generator.pick(["1.5 as Float", "Float(ratio)"])
    case .string: generator.pick(["\"a\"", "name", "name + \"b\"", "maybe"])
    case .data: generator.pick(["Data([1, 2])", "Data()"])
    case .date: generator.pick(["Date(timeIntervalSince1970: 5)", "date"])
    case .strings: generator.pick(["[\"a\", \"b\"]", "[name]", "[String]()"])
    case .mixed: generator.pick(["true", "1", "1.5", "name", "[1, 2]", "[\"a\": 1]", "any", "date"])
    }
  }

  /// Same labels, same texts, something else.
  private mutating func lookAlike(_ index: Int) -> String {
    let key = generator.pick(keys).literal
    let line = generator.pick([
      "table[\(key)] = 1", "log(table[\(key)] as Any)", "cache.set(true, forKey: \(key))",
      "log(cache.bool(forKey: \(key)))", "log(cache.string(forKey: \(key)) as Any)",
      "cache.removeObject(forKey: \(key))", "filter.setValue(1, forKey: \(key))",
      "layer.setValue(1, forKey: \(key))", "headers.set(name, forKey: \(key))",
      "animations.add(name, forKey: \(key))", "coder.encode(true, forKey: \(key))",
      "log(coder.decodeBool(forKey: \(key)))", "log(name == \(key))", "log(\(key))",
      "boxes.setObject(Box(), forKey: \(key))", "defaultsLike.set(count, forKey: \(key))",
    ])
    return "    \(line)  // look-alike \(index)"
  }
}

extension GeneratedKeyProject {
  private func feature(_ index: Int, _ body: [String]) -> String {
    let lines = body.map { $0.contains("look-alike") ? $0 : "    \($0)" }
    return """
      import Foundation

      /// Feature \(index).
      final class Feature\(index) {
        private let store: UserDefaults
        private let optional: UserDefaults?
        private let cache = Cache(), filter = BlurFilter(), layer = ShapeLayer(), headers = Headers()
        private let animations = Animations(), coder = Coder(), boxes = Boxes(), defaultsLike = DefaultsLike()
        private var table: [String: Int] = [:]

        init(_ store: UserDefaults) {
          self.store = store
          optional = store
        }

        private func log(_ values: Any...) { print(\(index), values.map { "\\($0)" }.joined(separator: " ")) }

        func run(_ other: UserDefaults, flag: Bool, count: Int, ratio: Double, name: String, maybe: String?, date: Date, any: Any) {
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }

  private static let lookAlikes = """
    final class Cache {
      var values: [String: Any] = [:]
      func set(_ value: Any?, forKey key: String) { values[key] = value }
      func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
      func string(forKey key: String) -> String? { values[key] as? String }
      func removeObject(forKey key: String) { values[key] = nil }
    }
    final class BlurFilter { func setValue(_ value: Any?, forKey key: String) {} }
    final class ShapeLayer { func setValue(_ value: Any?, forKey key: String) {} }
    final class Headers { func set(_ value: String, forKey key: String) {} }
    final class Animations { func add(_ animation: String, forKey key: String?) {} }
    final class Coder {
      func encode(_ value: Bool, forKey key: String) {}
      func decodeBool(forKey key: String) -> Bool { false }
    }
    final class Box {}
    final class Boxes { func setObject(_ object: Box, forKey key: String) {} }
    final class DefaultsLike { func set(_ value: Int, forKey key: String) {} }

    """

  /// The suite is read through names that no call of a key has.
  private func main(_ fileCount: Int) -> String {
    let runs = (0..<fileCount).map { index in
      "Feature\(index)(store).run(store, flag: true, count: 3, ratio: 0.25, name: \"n\", maybe: \"m\", date: date, any: \"any\")"
    }
    return """
      import Foundation

      guard let store = UserDefaults(suiteName: CommandLine.arguments[1]) else { exit(1) }
      let date = Date(timeIntervalSince1970: 9)
      for round in 1...2 {
        print("round", round)
        \(runs.joined(separator: "\n  "))
      }
      let stored = store.dictionaryRepresentation()
      for name in stored.keys.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) {
        print(Array(name.utf8), stored[name].map { "\\(type(of: $0)) \\($0)" } as Any)
      }

      """
  }
}
