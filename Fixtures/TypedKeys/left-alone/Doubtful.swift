import Foundation

protocol Store {
  func bool(forKey key: String) -> Bool
}

// What may be something else, and what an enum cannot say.
final class Doubtful {
  let defaults: any Store
  let cache = NSCache<NSString, NSString>()

  init(_ defaults: any Store) { self.defaults = defaults }

  func read(_ someDefaults: some Store, _ item: Int) -> [Any?] {
    let key = "held"
    return [
      defaults.bool(forKey: "isOn"), someDefaults.bool(forKey: "isOn"),
      elsewhere.defaults.bool(forKey: "isOn"), cache.object(forKey: "isOn"),
      UserDefaults.standard.bool(forKey: "item.\(item)"),
      UserDefaults.standard.bool(forKey: key), UserDefaults.standard.bool(forKey: "held"),
      UserDefaults.standard.string(forKey: """
        lines
        """),
      UserDefaults.standard.string(forKey: "caf\u{e9}"), UserDefaults.standard.string(forKey: "café"),
    ]
  }
}
