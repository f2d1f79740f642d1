import Testing
import UntangleReports

/// `untangle keys`, as a user starts it.
struct CommandLineKeysTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      enum Keys { static let isOn = "isOn" }
      extension Notification.Name { static let didLogIn = Notification.Name("DidLogIn") }
      struct Settings {
        @AppStorage(Keys.isOn) var isOn = true
        func reset(_ id: Int) {
          UserDefaults.standard.set(3, forKey: Keys.isOn)
          UserDefaults.standard.removeObject(forKey: "timer-\\(id)")
          NotificationCenter.default.post(name: .didLogIn, object: nil)
          tableView.dequeueReusableCell(withIdentifier: "Cell", for: path)
          _ = UIImage(named: "Icons/star")
        }
      }

      """)
    try folder.write(
      "Main.storyboard",
      "<document><tableViewCell reuseIdentifier=\"Cell\" customClass=\"MyCell\"/></document>")
    try folder.write(
      "Assets.xcassets/Icons/Contents.json", "{ \"properties\" : { \"provides-namespace\" : true } }")
    try folder.write("Assets.xcassets/Icons/star.imageset/Contents.json", "{}")
    return folder
  }

  @Test func theDefaultIsATableForEachKind() async throws {
    let run = try await folder().untangle("keys")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.text == """
        User defaults
        ═════════════

        key      reads  writes  removes  type       default  name       where
        ───────  ─────  ──────  ───────  ─────────  ───────  ─────────  ────────────
        isOn         1       2        –  Bool, Int  true     Keys.isOn  A.swift:4, 6
        timer-…      –       –        1                                 A.swift:7

        Notifications
        ═════════════

        key       posts  observers  name                        where
        ────────  ─────  ─────────  ──────────────────────────  ─────────
        DidLogIn      1          –  Notification.Name.didLogIn  A.swift:8

        Images
        ══════

        key         uses  in                                   where
        ──────────  ────  ───────────────────────────────────  ──────────
        Icons/star     1  Assets.xcassets/Icons/star.imageset  A.swift:10

        Reuse identifiers
        ═════════════════

        key   registers  uses  in               where
        ────  ─────────  ────  ───────────────  ─────────
        Cell          –     1  Main.storyboard  A.swift:9

        5 keys at 6 places; 1 of them known in part only, with … for the rest

        """)
  }

  @Test func jsonHasEveryPlaceInFixedOrder() async throws {
    let folder = try folder()
    let run = try await folder.untangle("keys", "--format", "json")
    let document = try run.json()
    #expect(document.keys == ["schemaVersion", "keys", "unreadable"])
    #expect(
      document["keys"].elements.map { $0["key"].string } == [
        "isOn", "timer-…", "DidLogIn", "Icons/star", "Cell",
      ])
    let first = document["keys"].elements[0]
    #expect(
      first.keys == [
        "kind", "key", "pattern", "valueTypes", "defaultValues", "names", "sites", "resources",
      ])
    #expect(first["sites"].elements.map { $0["access"].string } == ["use", "write"])
    #expect(
      first["sites"].elements[0].keys == [
        "path", "line", "column", "access", "spelling", "through", "valueType", "defaultValue",
        "enclosingType", "origin",
      ])
    #expect(first["names"].elements[0].keys == ["name", "path", "line", "column"])
    #expect(document["keys"].elements[1]["pattern"] == .truth(true))
    #expect(
      document["keys"].elements[4]["resources"].elements == [
        .object([
          JSONNode.Member(key: "kind", value: .text("reuseIdentifier")),
          JSONNode.Member(key: "path", value: .text("Main.storyboard")),
          JSONNode.Member(key: "customClass", value: .text("MyCell")),
        ])
      ])
    let again = try await folder.untangle("keys", "--format", "json", "--threads", "5")
    #expect(again.output == run.output)
  }

  @Test func markdownIsTables() async throws {
    let run = try await folder().untangle("keys", "--format", "markdown", "--kind", "userDefaults")
    #expect(run.status == 0)
    #expect(run.lines.first == "## User defaults")
    #expect(
      run.text.contains(
        "| `isOn` | 1 | 2 | – | `Bool, Int` | `true` | `Keys.isOn` | `A.swift:4, 6` |"))
  }

  @Test func kindsAreChosen() async throws {
    let folder = try folder()
    let two = try await folder.untangle("keys", "--kind", "image", "--kind", "notification")
    #expect(two.text.contains("Images") && two.text.contains("Notifications"))
    #expect(!two.text.contains("User defaults"))
    let storage = try await folder.untangle("keys", "--kind", "appStorage")
    #expect(storage.lines.first == "User defaults")
    let none = try await folder.untangle("keys", "--kind", "nib")
    #expect(none.text == "no keys found\n")
    #expect(none.status == 0)
    let wrong = try await folder.untangle("keys", "--kind", "notificaton")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("--kind knows no 'notificaton'; did you mean 'notification'?"))
  }

  @Test func helpNamesEveryFormatAndKind() async throws {
    let run = try await TemporaryFolder().untangle("keys", "--help")
    #expect(run.status == 0)
    for format in KeysFormat.allCases { #expect(run.text.contains(format.rawValue)) }
    for kind in KeysReport.Kind.allCases { #expect(run.text.contains(kind.rawValue)) }
  }

  /// The system loads these; code that names them has nothing else to go by.
  @Test func whatAnInfoPropertyListNamesIsKnown() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      "import UIKit\nlet main = UIStoryboard(name: \"Main\", bundle: nil)\nlet nib = UINib(nibName: \"Menu\", bundle: nil)\n"
    )
    try folder.write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>CFBundleName</key> <string>Main</string>
        <key>UILaunchStoryboardName</key>
        <string>$(LAUNCH)</string>
        <key>UIMainStoryboardFile</key>
        <string>Main</string>
        <key>NSMainNibFile</key><string>Menu</string>
      </dict></plist>

      """)
    try folder.write("Tool-Info.plist", bytes: Array("bplist00\u{0}<key>UIMainStoryboardFile".utf8))
    let run = try await folder.untangle("keys", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    let resources = try run.json()["keys"].elements.map { key in
      key["resources"].elements.map { "\($0["kind"].string ?? "") \($0["path"].string ?? "")" }
    }
    #expect(resources == [["infoStoryboard App/Info.plist"], ["infoNib App/Info.plist"]])
  }

  @Test func keysOfASettingsPageAreReadElsewhere() async throws {
    let folder = try folder()
    try folder.write(
      "A.swift",
      """
      import Foundation
      func keep(_ name: String) {
        UserDefaults.standard.set(name, forKey: "shownName")
        UserDefaults.standard.set(name, forKey: "lostName")
      }

      """)
    try folder.write(
      "Settings.bundle/Root.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>PreferenceSpecifiers</key>
        <array><dict>
          <key>Type</key><string>PSTextFieldSpecifier</string>
          <key>Key</key>
          <string>shownName</string>
        </dict></array>
      </dict></plist>

      """)
    let run = try await folder.untangle("lint", "--only", "key_never_read", "--format", "json")
    let keys = try run.json()["findings"].elements.map { $0["message"].string ?? "" }
    #expect(keys.count == 1 && keys[0].contains("lostName"), "\(keys)")
  }

  @Test func aBrokenStoryboardIsAProblemOfKeysButNotOfLint() async throws {
    let folder = try folder()
    try folder.write("Broken.xib", "<document>\n<a></document>")
    let run = try await folder.untangle("keys")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Broken.xib:2: error: is no interface that can be read: it closes 'document', which is not open\n")
    #expect(run.text.contains("5 keys at 6 places"))
    #expect(try await folder.untangle("lint").errors == "")
  }

  @Test func narrowTerminalsAreServed() async throws {
    let report = KeysReport(
      entries: [
        KeysReport.Entry(
          kind: .userDefaults, text: String(repeating: "key", count: 40), form: .exact, names: [], sites: [],
          resources: [])
      ], unreadable: [])
    for width in [20, 39, 40, 60, 80] {
      let text = String(decoding: KeysFormat.table.text(of: report, on: Page(width: width)), as: UTF8.self)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(width)")
    }
  }
}
