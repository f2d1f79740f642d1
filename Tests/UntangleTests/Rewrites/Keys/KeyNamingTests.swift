import Testing
import UntanglePipeline
import UntangleSourceFiles

/// What keys are called.
struct KeyNamingTests {
  private func cases(_ texts: [String], around: String = "") throws -> [String] {
    let folder = try TemporaryFolder()
    let calls = texts.map { "  _ = defaults.bool(forKey: \"\($0)\")\n" }.joined()
    try folder.write("A.swift", "func f(_ defaults: UserDefaults) {\n\(calls)}\n\(around)")
    let file = try KeyFixture.rewriting(in: folder.path).files.last
    return String(decoding: file?.new ?? [], as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }.filter { $0.hasPrefix("case ") || $0.hasPrefix("// ") }
      .map(String.init)
  }

  @Test(arguments: [
    ("isUserLoggedIn", "isUserLoggedIn"), ("is_user-logged in", "isUserLoggedIn = \"is_user-logged in\""),
    ("IS_USER_LOGGED_IN", "isUserLoggedIn = \"IS_USER_LOGGED_IN\""), ("UserName", "userName = \"UserName\""),
    ("URLCache", "urlCache = \"URLCache\""), ("home URL", "homeURL = \"home URL\""),
    ("HTTP", "http = \"HTTP\""),
    ("kLaunchCount", "launchCount = \"kLaunchCount\""), ("keep", "keep"), ("2fa", "_2fa = \"2fa\""),
    ("default", "`default`"), ("init", "initKey = \"init\""), ("none", "noneKey = \"none\""),
    ("-", "key = \"-\""),
    ("com.example.app.isOn", "appIsOn = \"com.example.app.isOn\""),
    ("settings.theme", "settingsTheme = \"settings.theme\""),
    ("a \\\"b\\\"", "aB = \"a \\\"b\\\"\""), ("caf\\u{e9}", "café = \"caf\\u{e9}\""), ("日本", "日本"),
  ])
  func aNameIsSwifts(text: String, expected: String) throws {
    #expect(try cases([text]) == ["case \(expected)"])
  }

  @Test func twoThatWouldBeCalledTheSameAreNot() throws {
    #expect(
      try cases(["is_on", "is-on", "isOn", "is on"]) == [
        "case isOn", "case isOn2 = \"is-on\"", "case isOn3 = \"is_on\"", "case isOnKey = \"is on\"",
      ])
  }

  @Test func whatAllStartWithIsNoPartOfTheName() throws {
    #expect(
      try cases([
        "com.example.app.isOn", "com.example.app.count", "com.example.app.sync.last",
        "com.example.app.sync.next",
      ]) == [
        "// com.example.app", "case count = \"com.example.app.count\"",
        "case isOn = \"com.example.app.isOn\"",
        "// com.example.app.sync", "case syncLast = \"com.example.app.sync.last\"",
        "case syncNext = \"com.example.app.sync.next\"",
      ])
  }

  @Test func typesThatCollectKeysNameThem() throws {
    let keys = """
      enum Keys {
        static let first = "x1"
        static let second = "x2"
        static let lastVisitKey = "x3"
      }
      struct Page {
        static let key = "x4"
        let d: UserDefaults
        func f() { d.bool(forKey: Keys.first); d.bool(forKey: Keys.second); d.bool(forKey: Keys.lastVisitKey); d.bool(forKey: Page.key) }
      }
      """
    #expect(
      try cases(["x1", "x3", "x4"], around: keys) == [
        "case first = \"x1\"", "case lastVisit = \"x3\"", "case x4",
      ])
  }
}
