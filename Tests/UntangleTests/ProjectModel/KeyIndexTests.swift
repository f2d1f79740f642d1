import Testing
import UntangleFacts
import UntangleProjectModel

/// The ledger of a project of these files, which are called `0.swift` and so on.
func ledger(_ sources: String...) -> [String] {
  let files = sources.enumerated().map { facts($1, path: "\($0).swift") }
  return Project(files: files, foreignEnums: .known).keyUsage(declared: []).ledger.lines
}

struct KeyIndexTests {
  @Test(arguments: [
    ("d.defaults.bool(forKey: \"k\")", "read Bool"),
    ("let x = d.defaults.object(forKey: \"k\") as? Bool ?? true", "read Bool ?? true"),
    ("let x = (d.defaults.object(forKey: \"k\") as? [String]) ?? []", "read [String] ?? []"),
    ("let x = d.defaults.string(forKey: \"k\") ?? \"none\"", "read String ?? \"none\""),
    ("let x: Double = d.defaults.object(forKey: \"k\") as! Double", "read Double"),
    ("count = d.defaults.object(forKey: \"k\") as! Int", "read Int"),
    ("self.date = d.defaults.value(forKey: \"k\")", "read Date"),
    ("let x: Date = try! d.defaults.value(forKey: \"k\")", "read Date"),
    ("if let x = d.defaults.object(forKey: \"k\") as? Data, x.isEmpty { }", "read Data"),
    ("use(d.defaults.object(forKey: \"k\"))", "read"),
    ("let x = use(d.defaults.object(forKey: \"k\")) ?? 3", "read"),
    ("let x = d.defaults.object(forKey: \"k\")?.hash ?? 3", "read"),
    ("let x = d.defaults.object(forKey: \"k\") ?? 3", "read Int ?? 3"),
    (
      "let x = d.defaults.string(forKey: \"k\") ?? names.first ?? \"a\"",
      "read String ?? names.first ?? \"a\""
    ),
    ("d.defaults.set(5, forKey: \"k\")", "write Int"),
    ("d.defaults.set(date, forKey: \"k\")", "write Date"),
    ("d.defaults.set(self.count, forKey: \"k\")", "write Int"),
    ("d.defaults.set(mode.rawValue, forKey: \"k\")", "write String"),
    ("d.defaults.set([1, 2], forKey: \"k\")", "write Array"),
    ("d.defaults.set([:], forKey: \"k\")", "write Dictionary"),
    ("d.defaults.set(unknown, forKey: \"k\")", "write"),
    ("d.defaults.set(nil, forKey: \"k\")", "write"),
    ("d.defaults.register(defaults: [\"k\": true])", "register Bool ?? true"),
    ("d.defaults.register(defaults: [\"k\": mode.rawValue])", "register String ?? mode.rawValue"),
  ])
  func valuesAndDefaults(code: String, expected: String) {
    #expect(
      ledger(
        "enum Mode: String { case a, b }\nclass S { var date: Date?; var count = 1; var mode: Mode\n func f() {\n\(code)\n} }"
      ) == ["defaults k", "  0:4 \(expected)"], "\(code)")
  }

  @Test func whatAPropertyOrFunctionReturnsIsRead() {
    #expect(
      ledger(
        """
        class S {
          var a: Date? { UserDefaults.standard.object(forKey: "k1") }
          var b: Int { get { return UserDefaults.standard.value(forKey: "k2") as! Int } }
          func c() -> URL? { if x { return UserDefaults.standard.value(forKey: "k3") }; return nil }
          func d<T>() -> T? { UserDefaults.standard.value(forKey: "k4") as? T }
          func e() -> Bool { let x = UserDefaults.standard.value(forKey: "k5"); return x != nil }
        }
        """) == [
          "defaults k1", "  0:2 read Date", "defaults k2", "  0:3 read Int", "defaults k3",
          "  0:4 read URL", "defaults k4", "  0:5 read", "defaults k5", "  0:6 read",
        ])
  }

  @Test func storageAttributes() {
    #expect(
      ledger(
        """
        struct S {
          @AppStorage("k1") var a = true
          @AppStorage("k1", store: .shared) var b: Bool = false
          @AppStorage(wrappedValue: 3, "k2") var c
          @AppStorage("k3") var d: String?
          @SceneStorage("k1") var e = 1
        }
        """) == [
          "defaults k1", "  0:2 use Bool ?? true", "  0:3 use Bool ?? false", "defaults k2",
          "  0:4 use Int ?? 3", "defaults k3", "  0:5 use String", "scene k1", "  0:6 use Int ?? 1",
        ])
  }

  @Test func ownWrappersHaveDefaults() {
    #expect(
      ledger(
        """
        @propertyWrapper struct UserDefault<T> {
          let key: String
          let defaultValue: T
          var wrappedValue: T {
            get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        struct S {
          @UserDefault(key: "k1", defaultValue: true) var a: Bool
          @UserDefault(key: "k2") var b = 4
        }
        """) == [
          "defaults k1", "  0:10 use Bool ?? true via @UserDefault", "defaults k2",
          "  0:11 use Int ?? 4 via @UserDefault",
        ])
  }

  @Test func whatIsFoundTwiceAtAPlaceStaysInOrder() {
    let constants = (0..<20).map { "static let k\($0) = \"text\($0)\"" }
    let reads = (0..<20).map { "func f\($0)() -> Bool { defaults.bool(forKey: Keys.k\($0), or: true) }" }
    let source = """
      extension UserDefaults {
        func bool(forKey key: String, or other: Bool) -> Bool { object(forKey: key) as? Bool ?? other }
      }
      enum Keys { \(constants.joined(separator: "; ")) }
      class S { let defaults = UserDefaults.standard
      \(reads.joined(separator: "\n"))
      }
      """
    let project = Project(files: [facts(source, path: "0.swift")], foreignEnums: .known)
    let keys = project.keyUsage(declared: []).ledger.keys
    #expect(keys.count == 20)
    for key in keys {
      #expect(key.sites.map(\.route) == [.direct, .function("UserDefaults.bool")], "\(key.text)")
    }
  }

  @Test func eachUseOfANotificationsNameIsAPlace() {
    #expect(
      ledger(
        """
        extension NSNotification.Name { static let didLogIn = Notification.Name("k1") }
        extension Notification.Name {
          static let didLogOut = Notification.Name(Texts.out)
          static var idle: Self { .init("k3") }
        }
        enum Texts { static let out = "k2" }
        """,
        """
        final class Session {
          static let ended = Notification.Name("k4")
          func f(_ center: NotificationCenter) {
            center.post(name: .didLogIn, object: nil)
            center.addObserver(forName: .didLogIn, object: nil, queue: nil) { _ in }
            center.addObserver(self, selector: #selector(g), name: Notification.Name.didLogOut, object: nil)
            _ = center.publisher(for: .idle)
            view.onReceive(NotificationCenter.default.publisher(for: NSNotification.Name.idle)) { _ in }
            center.post(Notification(name: Session.ended))
            center.removeObserver(self, name: Self.ended, object: nil)
            for await _ in center.notifications(named: .didLogOut) { }
            center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
            own.post(name: Texts.out)
          }
        }
        """) == [
          "notifications k1", "  0:1 define as Notification.Name.didLogIn",
          "  1:4 post as Notification.Name.didLogIn", "  1:5 observe as Notification.Name.didLogIn",
          "  = Notification.Name.didLogIn 0:1",
          "notifications k2", "  0:3 define as Notification.Name.didLogOut",
          "  1:6 observe as Notification.Name.didLogOut",
          "  1:11 observe as Notification.Name.didLogOut", "  = Notification.Name.didLogOut 0:3",
          "  = Texts.out 0:6",
          "notifications k3", "  0:4 define as Notification.Name.idle",
          "  1:7 observe as Notification.Name.idle", "  1:8 observe as Notification.Name.idle",
          "  = Notification.Name.idle 0:4",
          "notifications k4", "  1:2 define as Session.ended", "  1:9 post as Session.ended",
          "  1:10 remove as Session.ended", "  = Session.ended 1:2",
        ])
  }
}
