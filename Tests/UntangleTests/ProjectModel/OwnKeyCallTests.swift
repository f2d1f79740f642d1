import Testing
import UntangleFacts
import UntangleProjectModel

/// Keys that are handed to functions and subscripts of the project.
struct OwnKeyCallTests {
  static let store = """
    enum Keys: String { case token; case name = "user_name" }
    enum Names { static let session = "session" }
    let launchKey = "launch"
    final class Store {
      let defaults = UserDefaults.standard
      let themeKey = "theme"
      static let own = "own"
      func save(_ value: Int, for key: String) { defaults.set(value, forKey: key) }
      func load(_ key: String) -> Int { defaults.integer(forKey: key) }
      func save(_ value: Int, key: Keys) { defaults.set(value, forKey: key.rawValue) }
      subscript(key: String) -> String? {
        get { defaults.string(forKey: key) }
        set { defaults.set(newValue, forKey: key) }
      }
      subscript(flag key: Keys) -> Bool { defaults.bool(forKey: key.rawValue) }
      func run() { RUN }
    }
    func run(_ store: Store) { STORE }

    """

  @Test(arguments: [
    ("store.save(1, for: \"plain\")", "plain", "write Int via Store.save"),
    ("store.save(1, for: Names.session)", "session", "write Int via Store.save as Names.session"),
    ("store.save(1, for: Keys.token.rawValue)", "token", "write Int via Store.save as Keys.token"),
    ("store.save(1, key: .name)", "user_name", "write Int via Store.save as Keys.name"),
    ("store.save(1, key: Keys.name)", "user_name", "write Int via Store.save as Keys.name"),
    ("store.save(1, for: launchKey)", "launch", "write Int via Store.save as launchKey"),
    ("let key = \"local\"; store.save(1, for: key)", "local", "write Int via Store.save"),
    ("_ = store.load(Names.session)", "session", "read Int via Store.load as Names.session"),
    ("store.save(1, for: Store.own)", "own", "write Int via Store.save as Store.own"),
    ("store[\"plain\"] = text", "plain", "write via Store.subscript"),
    ("store[Names.session] = \"a\"", "session", "write String via Store.subscript as Names.session"),
    (
      "let x = store[Names.session] ?? \"b\"", "session",
      "read String ?? \"b\" via Store.subscript as Names.session"
    ),
    ("show(store[launchKey])", "launch", "read via Store.subscript as launchKey"),
    ("store[Names.session]? += \"a\"", "session", "use via Store.subscript as Names.session"),
    ("if store[flag: .token] { }", "token", "read Bool via Store.subscript as Keys.token"),
  ])
  func aConstantIsFollowedIntoACall(code: String, key: String, place: String) {
    let source = Self.store.replacing("RUN", with: "").replacing("STORE", with: code)
    let lines = ledger(source)
    #expect(lines.first == "defaults \(key)", "\(code)")
    #expect(lines.dropFirst().first == "  0:18 \(place)", "\(code)")
  }

  @Test(arguments: [
    ("save(1, for: Self.own)", "own"), ("save(1, for: themeKey)", "theme"), ("_ = load(Self.own)", "own"),
    ("self[Names.session] = nil", "session"),
  ])
  func aTypeHandsKeysToItself(code: String, key: String) {
    let source = Self.store.replacing("RUN", with: code).replacing("STORE", with: "")
    #expect(ledger(source).first == "defaults \(key)", "\(code)")
  }

  @Test(arguments: [
    "store.save(1, for: Names.other)", "store.remember(1, for: Names.session)",
    "other.save(1, for: Names.session)",
    "other[\"plain\"] = 1", "var list = [\"plain\": 1]; list[\"plain\"] = 2", "store[1] = nil",
    "store[text] = nil",
    "func save(_ key: String) { store.save(1, for: key) }", "store.save(1, key: .missing)",
  ])
  func whatIsNoKeyIsNotFollowed(code: String) {
    #expect(ledger(Self.store.replacing("RUN", with: "").replacing("STORE", with: code)) == [], "\(code)")
  }
}
