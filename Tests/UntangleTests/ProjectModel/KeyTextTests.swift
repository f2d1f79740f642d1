import Testing

/// How keys are followed to their texts.
struct KeyTextTests {
  @Test func textsArePutTogether() {
    #expect(
      ledger(
        """
        enum Keys {
          static let prefix = "app."
          static let isOn = prefix + "isOn"
          static let name = "\\(prefix)name"
          static let again = Keys.isOn
        }
        func f(_ id: Int) {
          let local = "local"
          let joined = Keys.prefix + local
          let shadowed = "x"
          do { let shadowed = shadowed + "y"; d.defaults.bool(forKey: shadowed) }
          d.defaults.bool(forKey: Keys.isOn)
          d.defaults.bool(forKey: Keys.name)
          d.defaults.bool(forKey: joined)
          d.defaults.bool(forKey: Keys.prefix + "inline")
          d.defaults.bool(forKey: "timer-\\(id)")
          d.defaults.bool(forKey: "timer-" + "\\(id)" + ".end")
          d.defaults.bool(forKey: "\\(id)")
          d.defaults.bool(forKey: unknown + other)
        }
        """) == [
          "defaults app.inline", "  0:15 read Bool composed",
          "defaults app.isOn", "  0:12 read Bool as Keys.isOn", "  = Keys.isOn 0:3",
          "defaults app.local", "  0:14 read Bool composed",
          "defaults app.name", "  0:13 read Bool as Keys.name", "  = Keys.name 0:4",
          "defaults timer-… pattern", "  0:16 read Bool composed",
          "defaults timer-….end pattern", "  0:17 read Bool composed",
          "defaults xy", "  0:11 read Bool composed",
        ])
  }

  @Test func enumsAreTextsByTheirRawValue() {
    #expect(
      ledger(
        """
        enum Key: String {
          case isOn, name = "the-name"
          var full: String { "app." + rawValue }
          var other: String { return "app.\\(self.rawValue)" }
        }
        struct Name: RawRepresentable { let rawValue: String }
        extension Name { static let first = Name(rawValue: "k1"); static let second: Name = .init("k2") }
        extension UserDefaults {
          func bool(forKey key: Key) -> Bool { bool(forKey: key.rawValue) }
          func flag(_ key: Key) -> Bool { object(forKey: key.full) as? Bool ?? true }
          static func set(_ value: Int, for key: Name) { standard.set(value, forKey: key.rawValue) }
        }
        """,
        """
        func f() {
          let key = Key.name
          UserDefaults.standard.string(forKey: Key.isOn.rawValue)
          UserDefaults.standard.string(forKey: key.rawValue)
          UserDefaults.standard.string(forKey: Key.isOn.full)
          UserDefaults.standard.string(forKey: key.other)
          UserDefaults.standard.bool(forKey: .isOn)
          UserDefaults.standard.bool(forKey: Key.name)
          UserDefaults.standard.bool(forKey: "\\(Key.name)")
          UserDefaults.standard.flag(Key.isOn)
          UserDefaults.set(3, for: .first)
          UserDefaults.standard.set(3, forKey: Name.second.rawValue)
        }
        """) == [
          "defaults app.isOn", "  1:5 read String composed",
          "  1:10 read Bool ?? true via UserDefaults.flag composed",
          "defaults app.the-name", "  1:6 read String composed",
          "defaults isOn", "  1:3 read String as Key.isOn",
          "  1:7 read Bool via UserDefaults.bool as Key.isOn", "  = Key.isOn 0:2",
          "defaults k1", "  1:11 write Int via UserDefaults.set as Name.first", "  = Name.first 0:7",
          "defaults k2", "  1:12 write Int as Name.second", "  = Name.second 0:7",
          "defaults the-name", "  1:4 read String as Key.name",
          "  1:8 read Bool via UserDefaults.bool as Key.name", "  = Key.name 0:2",
        ])
  }

  /// The talk's way: a protocol, an enum of each type that conforms, and a name space.
  @Test func namespacesOfTheTalk() {
    #expect(
      ledger(
        """
        protocol KeyNamespaceable { func namespaced<T: RawRepresentable>(_ key: T) -> String }
        extension KeyNamespaceable {
          static func namespaced<T: RawRepresentable>(_ key: T) -> String { return "\\(Self.self).\\(key.rawValue)" }
        }
        protocol BoolDefaultSettable: KeyNamespaceable { associatedtype BoolKey: RawRepresentable }
        extension BoolDefaultSettable where BoolKey.RawValue == String {
          static func set(_ value: Bool, forKey key: BoolKey) {
            let key = namespaced(key)
            UserDefaults.standard.set(value, forKey: key)
          }
          static func bool(forKey key: BoolKey) -> Bool {
            let key = namespaced(key)
            return UserDefaults.standard.bool(forKey: key)
          }
        }
        struct Defaults {
          struct Account: BoolDefaultSettable { enum BoolKey: String { case isUserLoggedIn } }
          struct Onboarding: BoolDefaultSettable { enum BoolKey: String { case isUserOnboarded } }
        }
        """,
        """
        func f() {
          Defaults.Account.set(true, forKey: .isUserLoggedIn)
          Defaults.Onboarding.set(true, forKey: .isUserOnboarded)
          _ = Defaults.Account.bool(forKey: .isUserLoggedIn)
        }
        """) == [
          "defaults Account.isUserLoggedIn",
          "  1:2 write Bool via BoolDefaultSettable.set composed",
          "  1:4 read Bool via BoolDefaultSettable.bool composed",
          "defaults Onboarding.isUserOnboarded",
          "  1:3 write Bool via BoolDefaultSettable.set composed",
        ])
  }

  @Test func wrappersTakeNamesToo() {
    #expect(
      ledger(
        """
        @propertyWrapper struct Stored<T> {
          enum Key: String { case isOn = "is-on", name }
          private let key: String
          init(key: Key, defaultValue: T) { self.key = "app." + key.rawValue }
          var wrappedValue: T {
            get { UserDefaults.standard.object(forKey: key) as! T }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        @propertyWrapper struct Kept {
          let name: Keys
          var wrappedValue: String? { UserDefaults.standard.string(forKey: name.rawValue) }
        }
        enum Keys: String { case title }
        """,
        """
        struct S {
          @Stored(key: .isOn, defaultValue: true) var a: Bool
          @Stored<String>(key: .name, defaultValue: "") var b
          @Kept(name: .title) var c
          @Published(key: .isOn) var d: Bool
        }
        """) == [
          "defaults app.is-on", "  1:2 use Bool ?? true via @Stored composed",
          "defaults app.name", "  1:3 use String ?? \"\" via @Stored composed",
          "defaults title", "  1:4 read via @Kept as Keys.title", "  = Keys.title 0:14",
        ])
  }

  @Test func ownFunctionsAreToldApart() {
    #expect(
      ledger(
        """
        struct AppDefaults {
          struct Key { static let sort = "sort"; static let date = "date" }
          static func date(for key: String) -> Date? { UserDefaults.standard.object(forKey: key) as? Date }
          static func setBool(for key: String, _ value: Bool) { UserDefaults.standard.set(value, forKey: key) }
          static func reset(_ key: String, to value: Any?) {
            if let value { UserDefaults.standard.set(value, forKey: key) } else {
              UserDefaults.standard.removeObject(forKey: key)
            }
          }
          static var day: Date? { date(for: Key.date) }
        }
        struct Other { static func setBool(for key: String, _ value: Bool) {} }
        """,
        """
        func f() {
          AppDefaults.setBool(for: AppDefaults.Key.sort, true)
          Other.setBool(for: AppDefaults.Key.sort, true)
          AppDefaults.reset("date", to: nil)
          AppDefaults.date(for: .distantPast)
        }
        """) == [
          "defaults date", "  0:10 read Date via AppDefaults.date as AppDefaults.Key.date",
          "  1:4 write via AppDefaults.reset", "  = AppDefaults.Key.date 0:2",
          "defaults sort", "  1:2 write Bool via AppDefaults.setBool as AppDefaults.Key.sort",
          "  = AppDefaults.Key.sort 0:2",
        ])
  }

  @Test func aPrivateConstantIsThatOfItsFile() {
    #expect(
      ledger(
        "private let key = \"a\"; func f() { d.defaults.bool(forKey: key) }",
        "private let key = \"b\"; func g() { d.defaults.bool(forKey: key) }",
        "func h() { d.defaults.bool(forKey: key) }") == [
          "defaults a", "  0:1 read Bool as key", "  = key 0:1", "defaults b", "  1:1 read Bool as key",
          "  = key 1:1",
        ])
  }

  @Test func namesOfNotificationsGoThroughFunctions() {
    #expect(
      ledger(
        """
        extension Notification.Name { static let a = Notification.Name("k1") }
        func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
        func log(_ name: String) { Analytics.post(name: name) }
        func f() { post(.a); post(Notification.Name("k2")); log("k3") }
        """) == [
          "notifications k1", "  0:1 define as Notification.Name.a",
          "  0:4 post via post as Notification.Name.a", "  = Notification.Name.a 0:1",
          "notifications k2", "  0:4 post",
        ])
  }

  @Test func identifiersOfViewControllersAreNoStoryboards() {
    #expect(
      ledger(
        "func f() { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Add\") }"
      ) == ["storyboards Main", "  0:1 use", "viewControllers Add", "  0:1 use"])
  }

  @Test func overloadsStoreWhatTheyAreGiven() {
    #expect(
      ledger(
        """
        enum Prefs {
          enum Key: String { case a, b }
          static func set(_ value: Bool, for key: Key) { UserDefaults.standard.set(value, forKey: key.rawValue) }
          static func set(_ value: String, for key: Key) { UserDefaults.standard.set(value, forKey: key.rawValue) }
        }
        func f() { Prefs.set("x", for: .a); Prefs.set(NSStringFromRect(r), for: .b) }
        """) == [
          "defaults a", "  0:6 write String via Prefs.set as Prefs.Key.a", "  = Prefs.Key.a 0:2",
          "defaults b", "  0:6 write String via Prefs.set as Prefs.Key.b", "  = Prefs.Key.b 0:2",
        ])
  }

  /// Two programs in one folder, each with its own settings.
  @Test func typesThatSeveralFilesDeclareHaveTheirOwnKeys() {
    let source = { (key: String) in
      """
      final class AppDefaults {
        struct Key { static let date = "\(key)" }
        static func date(for key: String) -> Date? { UserDefaults.standard.object(forKey: key) as? Date }
        static var first: Date? { date(for: Key.date) }
        static var second: Date? { UserDefaults.standard.object(forKey: Key.date) as? Date }
      }
      """
    }
    #expect(
      ledger(source("a"), source("b")) == [
        "defaults a", "  0:4 read Date via AppDefaults.date as AppDefaults.Key.date",
        "  0:5 read Date as AppDefaults.Key.date", "  = AppDefaults.Key.date 0:2",
        "defaults b", "  1:4 read Date via AppDefaults.date as AppDefaults.Key.date",
        "  1:5 read Date as AppDefaults.Key.date", "  = AppDefaults.Key.date 1:2",
      ])
  }

  @Test func centersMayPostInTheirOwnWays() {
    #expect(
      ledger(
        """
        extension Notification.Name { static let a = Notification.Name("k1") }
        extension NotificationCenter {
          func postOnMainThread(name: Notification.Name, object: Any?) { post(name: name, object: object) }
        }
        func f() { NotificationCenter.default.postOnMainThread(name: .a, object: nil) }
        """) == [
          "notifications k1", "  0:1 define as Notification.Name.a",
          "  0:5 post via NotificationCenter.postOnMainThread as Notification.Name.a",
          "  = Notification.Name.a 0:1",
        ])
  }
}
