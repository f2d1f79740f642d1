import Testing

/// `untangle keys --rename` and `--style namespaced`.
struct CommandLineRenameTests {
  private static let settings = """
    import SwiftUI

    enum Keys { static let isOn = "isOn" }
    enum Names: String { case userName, city }
    struct SettingsView: View {
      @AppStorage("isOn") private var isOn = false
      var name: String { UserDefaults.standard.string(forKey: Names.userName.rawValue) ?? "" }
      func reset() {
        UserDefaults.standard.set(false, forKey: Keys.isOn)
        UserDefaults.standard.removeObject(forKey: Names.userName.rawValue)
      }
    }

    """

  private func folder(_ text: String = settings) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Settings.swift", text)
    return folder
  }

  @Test func everyPlaceGetsTheNewText() async throws {
    let folder = try folder()
    let run = try await folder.untangle(
      "keys", "--rename", "isOn=sync.isOn", "--rename", "userName=account.name", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("renamed 2 keys at 3 places in 1 file"), "\(run.errors)")
    let text = try folder.text("Settings.swift")
    for line in [
      "static let isOn = \"sync.isOn\"", "case userName = \"account.name\", city",
      "@AppStorage(\"sync.isOn\")",
    ] {
      #expect(text.contains(line), "\(text)")
    }
    let moves = try folder.text("RenamedKeys.swift")
    #expect(
      moves.contains(
        "    moveValue(\"isOn\", to: \"sync.isOn\")\n    moveValue(\"userName\", to: \"account.name\")\n"))
    let again = try await folder.untangle("keys", "--rename", "isOn=x", "--rename", "userName=y", "--diff")
    #expect(again.status == 1, "the code that moves them spells them, too: \(again.errors)")
  }

  @Test func emitPrintsOnlyWhatMovesTheValues() async throws {
    let folder = try folder()
    let run = try await folder.untangle("keys", "--rename", "isOn=sync.isOn", "--emit", "swift")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.lines.first == "import Foundation")
    #expect(run.text.contains("func moveRenamedKeys()"))
    #expect(try folder.text("Settings.swift") == Self.settings)
  }

  @Test(arguments: [
    ("gone=x", 2, "no key of user defaults is 'gone'"), ("isOn=userName", 2, "'userName' is a key already"),
    ("isOn", 2, "--rename takes old=new"),
  ])
  func whatCannotBeRenamedIsSaid(rename: String, status: Int32, told: String) async throws {
    let run = try await folder().untangle("keys", "--rename", rename, "--diff")
    #expect(run.status == status && run.errors.contains(told), "\(run.errors)")
  }

  @Test func aTextThatIsUsedForAnotherThingIsLeft() async throws {
    let source = """
      enum Keys { static let done = "done" }
      func finish() {
        UserDefaults.standard.set(true, forKey: Keys.done)
        NotificationCenter.default.post(name: Notification.Name(Keys.done), object: nil)
      }

      """
    let run = try await folder(source).untangle("keys", "--rename", "done=isDone", "--diff")
    #expect(run.status == 1, "\(run.text)")
    #expect(run.errors.contains("nothing is changed"))
  }

  @Test func contextsAreNamespaces() async throws {
    let source = """
      final class Account {
        func logIn() { UserDefaults.standard.set(true, forKey: "account.isOn") }
        var isIn: Bool { UserDefaults.standard.bool(forKey: "account.isOn") }
        var name: String? { UserDefaults.standard.string(forKey: "account.name") }
      }
      final class Onboarding {
        func finish() { UserDefaults.standard.set(true, forKey: "onboarding.isOn") }
        var isDone: Bool { UserDefaults.standard.bool(forKey: "onboarding.isOn") }
        var step: Int { UserDefaults.standard.integer(forKey: "onboarding.step") }
      }

      """
    let run = try await folder(source).untangle("keys", "--emit", "swift", "--style", "namespaced")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for line in [
      "  enum Account: BoolDefaultSettable, StringDefaultSettable {", "      case isOn = \"account.isOn\"",
      "  enum Onboarding: BoolDefaultSettable, IntegerDefaultSettable {",
      "      case isOn = \"onboarding.isOn\"",
    ] {
      #expect(run.lines.contains(line), "\(run.text)")
    }
    #expect(try await folder(source).untangle("keys", "--style", "namespaced").status == 2)
  }
}
