import Testing
import UntangleFacts
import UntangleProjectModel

/// Keys that are cases of enums, in own calls that take them.
struct TypedKeyTests {
  private static let declared = """
    extension UserDefaults {
      enum BoolKey: String { case isOn = "k1", other }
      enum TextKey: String { case name }
      func bool(forKey key: BoolKey) -> Bool { bool(forKey: key.rawValue) }
      func set(_ value: Bool, forKey key: BoolKey) { set(value, forKey: key.rawValue) }
      func removeObject(forKey key: BoolKey) { removeObject(forKey: key.rawValue) }
      func removeObject(forKey key: TextKey) { removeObject(forKey: key.rawValue) }
    }

    """

  private func ledger(_ code: String, _ declared: String = declared) -> [String] {
    let files = [facts(declared, path: "0.swift"), facts(code, path: "1.swift")]
    return Project(files: files, foreignEnums: .known).keyUsage(declared: []).ledger.lines
      .filter { !$0.hasPrefix("  = ") }
  }

  @Test func aCaseIsFollowedThroughAnOverload() {
    #expect(
      ledger(
        """
        func f(_ d: UserDefaults) {
          d.set(true, forKey: .isOn)
          _ = d.bool(forKey: .isOn)
          d.removeObject(forKey: .name)
        }
        """) == [
          "defaults k1", "  1:2 write Bool via UserDefaults.set as UserDefaults.BoolKey.isOn",
          "  1:3 read Bool via UserDefaults.bool as UserDefaults.BoolKey.isOn", "defaults name",
          "  1:4 remove via UserDefaults.removeObject as UserDefaults.TextKey.name",
        ])
  }

  @Test func aRawValueIsFollowedEverywhere() {
    #expect(
      ledger(
        """
        struct S {
          @AppStorage(UserDefaults.BoolKey.isOn.rawValue) var a = false
          @Stored(key: UserDefaults.BoolKey.isOn.rawValue) var b: Bool
          func flag(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }
          func f() { flag(UserDefaults.BoolKey.isOn.rawValue) }
        }
        @propertyWrapper struct Stored {
          let key: String
          var wrappedValue: Bool { UserDefaults.standard.bool(forKey: key) }
        }
        func g(_ segue: UIStoryboardSegue) -> Bool { segue.identifier == UserDefaults.TextKey.name.rawValue }
        """) == [
          "defaults k1", "  1:2 use Bool ?? false as UserDefaults.BoolKey.isOn",
          "  1:3 read Bool via @Stored as UserDefaults.BoolKey.isOn",
          "  1:5 read Bool via S.flag as UserDefaults.BoolKey.isOn", "segues name",
          "  1:11 use as UserDefaults.TextKey.name",
        ])
  }
}
