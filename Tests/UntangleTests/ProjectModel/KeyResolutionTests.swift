import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

struct KeyResolutionTests {
  /// `kind access literal`, with `constant` where it is one, sorted by place.
  private func keys(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { facts($1, path: "\($0).swift") }
    return Project(files: files, foreignEnums: .known).keyUsage(declared: []).keys.map { key in
      "\(key.kind) \(key.access) \(key.literal)" + (key.form == .constant ? " constant" : "")
        + (key.valueType.map { " \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("UserDefaults.standard.bool(forKey: \"k1\")", "userDefaults read k1 Bool"),
    ("UserDefaults.standard.string(forKey: \"k1\")", "userDefaults read k1 String"),
    ("UserDefaults.standard.integer(forKey: \"k1\")", "userDefaults read k1 Int"),
    ("UserDefaults.standard.double(forKey: \"k1\")", "userDefaults read k1 Double"),
    ("UserDefaults.standard.object(forKey: \"k1\")", "userDefaults read k1"),
    ("UserDefaults(suiteName: \"g\")?.array(forKey: \"k1\")", "userDefaults read k1 Array"),
    ("UserDefaults(suiteName: \"g\")!.set(true, forKey: \"k1\")", "userDefaults write k1 Bool"),
    ("UserDefaults.standard.set(3, forKey: \"k1\")", "userDefaults write k1 Int"),
    ("UserDefaults.standard.set(value, forKey: \"k1\")", "userDefaults write k1"),
    ("UserDefaults.standard.setValue(1, forKey: \"k1\")", "userDefaults write k1 Int"),
    ("UserDefaults.standard.value(forKey: \"k1\")", "userDefaults read k1"),
    ("UserDefaults.standard.value(forKeyPath: \"k1\")", "userDefaults read k1"),
    ("UserDefaults.standard.removeObject(forKey: \"k1\")", "userDefaults remove k1"),
    ("UserDefaults.standard.register(defaults: [\"k1\": true])", "userDefaults register k1 Bool"),
    ("let defaults = UserDefaults.standard; defaults.bool(forKey: \"k1\")", "userDefaults read k1 Bool"),
    ("store.bool(forKey: \"k1\")", "userDefaults read k1 Bool"),
    ("self.store.bool(forKey: \"k1\")", "userDefaults read k1 Bool"),
    ("sharedDefaults.bool(forKey: \"k1\")", "userDefaults read k1 Bool"),
    ("NotificationCenter.default.post(name: Notification.Name(\"k1\"), object: nil)", "notification post k1"),
    ("NotificationCenter.default.post(name: .init(\"k1\"), object: nil)", "notification post k1"),
    (
      "center.addObserver(forName: Notification.Name(rawValue: \"k1\"), object: nil, queue: nil) { _ in }",
      "notification observe k1"
    ),
    (
      "center.addObserver(self, selector: #selector(x), name: NSNotification.Name(\"k1\"), object: nil)",
      "notification observe k1"
    ),
    (
      "center.addObserver(self, selector: #selector(x), name: NSNotification.Name.init(rawValue: \"k1\"), object: nil)",
      "notification observe k1"
    ),
    ("center.publisher(for: Notification.Name(\"k1\")).sink { _ in }", "notification observe k1"),
    ("center.notifications(named: .init(\"k1\"))", "notification observe k1"),
    ("let n = Foundation.Notification.Name(\"k1\")", "notification use k1"),
    ("UIImage(named: \"k1\")", "image use k1"),
    ("UIImage(named: \"k1\", in: bundle, compatibleWith: nil)", "image use k1"),
    ("UIImage.init(named: \"k1\")", "image use k1"),
    ("NSImage(named: NSImage.Name(\"k1\"))", "image use k1"),
    ("Image(\"k1\")", "image use k1"),
    ("Image(decorative: \"k1\")", "image use k1"),
    ("Label(\"Title of it\", image: \"k1\")", "image use k1"),
    ("#imageLiteral(resourceName: \"k1\")", "image use k1"),
    ("UIColor(named: \"k1\")!", "color use k1"), ("Color(\"k1\")", "color use k1"),
    ("tableView.dequeueReusableCell(withIdentifier: \"k1\", for: path)", "reuseIdentifier use k1"),
    ("view.dequeueReusableCell(withReuseIdentifier: \"k1\", for: path)", "reuseIdentifier use k1"),
    ("tableView.register(Cell.self, forCellReuseIdentifier: \"k1\")", "reuseIdentifier register k1"),
    ("UITableViewCell(style: .default, reuseIdentifier: \"k1\")", "reuseIdentifier use k1"),
    ("performSegue(withIdentifier: \"k1\", sender: self)", "segue use k1"),
    ("if segue.identifier == \"k1\" { x() }", "segue use k1"),
    ("if x, segue.identifier == \"k1\" && y { x() }", "segue use k1"),
    ("guard segue.identifier == \"k1\" else { return }", "segue use k1"),
    ("return segue.identifier == \"k1\"", "segue use k1"),
    ("UIStoryboard(name: \"k1\", bundle: nil)", "storyboard use k1"),
    ("board.instantiateViewController(withIdentifier: \"k1\")", "storyboard use k1"),
    ("UINib(nibName: \"k1\", bundle: nil)", "nib use k1"),
    ("bundle.loadNibNamed(\"k1\", owner: self)", "nib use k1"),
    ("Screen(nibName: \"k1\", bundle: nil)", "nib use k1"),
    ("person.value(forKey: \"k1\")", "keyValueCoding read k1"),
    ("person.setValue(1, forKeyPath: \"k1\")", "keyValueCoding write k1 Int"),
    ("NSSelectorFromString(\"k1\")", "selector use k1"), ("Selector(\"k1\")", "selector use k1"),
    ("Selector((\"k1\"))", "selector use k1"),
    ("NSSelectorFromString(\"k1\" + \"Two:\")", "selector use k1"),
    ("post(name: n, userInfo: [\"k1\": 1])", "userInfo write k1"),
    ("content(title: \"a b\", userInfo: [\"k1\": 1], [:])", "userInfo write k1"),
    ("class W { override var windowNibName: NSNib.Name { return NSNib.Name(\"k1\") } }", "nib use k1"),
    ("let x = note.userInfo?[\"k1\"]", "userInfo read k1"),
    ("let x = note.userInfo![\"k1\"] as? Int", "userInfo read k1"),
    ("UserDefaults.standard.bool(forKey: #\"k1\"#)", "userDefaults read k1 Bool"),
    ("UserDefaults.standard.bool(forKey: (\"k1\"))", "userDefaults read k1 Bool"),
    ("UserDefaults.standard.bool(forKey: \"k1\" as String)", "userDefaults read k1 Bool"),
  ])
  func everyKindOfKey(code: String, expected: String) {
    #expect(keys("class S { var store: UserDefaults\n func f() {\n\(code)\n} }") == [expected], "\(code)")
  }

  @Test(arguments: [
    "filter.setValue(1, forKey: \"inputRadius\")", "coder.decodeBool(forKey: \"k1\")",
    "NSPredicate(format: \"name == %@\", \"k1\")", "dict[\"k1\"] = 1", "layer.setValue(1, forKey: \"k1\")",
    "CIFilter(name: \"k1\")!.setValue(1, forKey: \"k1\")",
    "let f = CIFilter(); f.setValue(1, forKey: \"k1\")",
    "own.bool(forKey: \"k1\")", "CABasicAnimation(keyPath: \"k1\")", "Text(\"k1\")", "print(\"k1\")",
    "UserDefaults.standard.bool(forKey: \"k.\\(n)\")", "UIImage(named: \"icon-\\(n)\")",
    "UserDefaults.standard.bool(forKey: \"\")", "UIImage(systemName: \"k1\")", "Image(systemName: \"k1\")",
    "web.evaluate(\"\"\"\n  localStorage.bool(forKey: \"k1\")\n  \"\"\")", "Color(.red)", "Image(item)",
    "let s = \"UserDefaults.standard.bool(forKey: \\\"k1\\\")\"", "Keychain().set(1, forKey: \"k1\")",
    "button.accessibilityIdentifier == \"k1\"", "Label(\"k1\", systemImage: \"k2\")",
    "NSWindow.FrameAutosaveName(\"k1\")", "Own.Name(\"k1\")",
    "UINib(nibName: String(describing: self), bundle: nil)",
    "Headers.set(1, forKey: \"k1\")", "container.decode(Bool.self, forKey: .k1)",
  ])
  func lookAlikesAreLeftAlone(code: String) {
    #expect(
      keys(
        "class Own { func bool(forKey k: String) -> Bool { true }; struct Name { init(_ t: String) {} } }\nclass S { var own: Own\n func f() {\n\(code)\n} }"
      ) == [], "\(code)")
  }

  @Test func bothArmsOfATernary() {
    #expect(
      keys("func f() { _ = UIImage(named: x == 1 ? \"a1\" : y ? \"b1\" : \"c1\") }")
        == ["image use a1", "image use b1", "image use c1"])
  }

  @Test func constantsOverFiles() {
    #expect(
      keys(
        "enum Keys { static let isOn = \"k1\"; enum Deep { static let name = \"k2\" } }\nlet global = \"k3\"\nenum Raw: String { case one = \"k4\", two; var key: String { rawValue } }",
        """
        class S {
          private let own = "k5"
          static let shared = "k6"
          func f() {
            let local = "k7"
            d.defaults.bool(forKey: Keys.isOn); d.defaults.bool(forKey: Keys.Deep.name)
            d.defaults.bool(forKey: global); d.defaults.bool(forKey: Raw.one.rawValue)
            d.defaults.bool(forKey: own); d.defaults.bool(forKey: self.own)
            d.defaults.set(true, forKey: Self.shared); d.defaults.bool(forKey: S.shared)
            d.defaults.bool(forKey: local); d.defaults.bool(forKey: Raw.two.rawValue)
            d.defaults.bool(forKey: elsewhere)
          }
        }
        """) == [
          "userDefaults define k1 constant", "userDefaults define k2 constant",
          "userDefaults define k3 constant", "userDefaults define k4 constant",
          "userDefaults define two constant",
          "userDefaults define k5 constant", "userDefaults define k6 constant",
          "userDefaults define k7 constant Bool",
        ])
  }

  @Test func notificationNames() {
    #expect(
      keys(
        """
        extension Notification.Name {
          static let a = Notification.Name("k1")
          static let b = Self("k2")
          static let c: Notification.Name = .init("k3")
          static let d = Name(rawValue: "k4")
          static let e =
            Notification.Name(rawValue: "k5")
          static let f = Notification.Name.init("k6")
          static var g: Notification.Name { .init("k7") }
          static var h: Self { return Self("k8") }
        }
        extension NSNotification.Name { static let i = NSNotification.Name("k9") }
        let j = Notification.Name("k10")
        """) == (1...10).map { "notification define k\($0) constant" })
  }

  @Test func ownFunctionsHandTheirParameterOn() {
    #expect(
      keys(
        """
        final class Settings {
          static let shared = Settings()
          func flag(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }
          func store(_ value: Bool, for key: String) { UserDefaults.standard.set(value, forKey: key) }
          func title(_ key: String) -> String { key }
        }
        func image(_ name: String) -> UIImage? { UIImage(named: name) }
        extension UserDefaults { func on(_ key: String) -> Bool { bool(forKey: key) } }
        """,
        """
        func f(_ settings: Settings) {
          Settings.shared.flag("k1"); settings.store(true, for: "k2"); settings.title("k3")
          image("k4"); UserDefaults.standard.on("k5"); unknown.flag("k6")
        }
        """) == [
          "userDefaults read k1", "userDefaults write k2", "image use k4", "userDefaults read k5",
        ])
  }

  @Test func propertyWrappers() {
    #expect(
      keys(
        """
        @propertyWrapper struct UserDefault<T> {
          let key: String
          let fallback: T
          var wrappedValue: T {
            get { UserDefaults.standard.object(forKey: key) as? T ?? fallback }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        """,
        """
        struct S {
          @UserDefault(key: "k1", fallback: false) var a: Bool
          @AppStorage("k2") var b = true
          @AppStorage("k3", store: .shared) private var c: String?
          @SceneStorage("k4") var d: Int = 1
          @AppStorage(Key.five.rawValue) var e = false
          @Other(key: "k6") var f: Bool
          @available(*, deprecated, message: "k7") var g: Bool
        }
        enum Key: String { case five = "k5" }
        """) == [
          "userDefaults use k1 Bool", "appStorage use k2 Bool", "appStorage use k3 String?",
          "appStorage use k4 Int", "appStorage define k5 constant",
        ])
  }

  @Test func twoKindsInOneStatement() {
    #expect(
      keys(
        "func f() { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Add\") }"
      )
        == ["storyboard use Main", "storyboard use Add"])
  }

  @Test func ownTypesOfTheSameNameAreNoSDKTypes() {
    #expect(
      keys("struct Image { init(_ n: String) {} }", "let x = Image(\"k1\"); let y = Color(\"k2\")") == [
        "color use k2"
      ])
  }
}
