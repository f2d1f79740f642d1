import Testing

/// `untangle keys` as a user starts it, as far as it writes.
struct CommandLineKeyTests {
  private static let account = """
    import Foundation

    struct Account {
      let defaults = UserDefaults.standard
      func logIn() { defaults.set(true, forKey: "is_logged_in") }
      var isLoggedIn: Bool { defaults.bool(forKey: "is_logged_in") }
    }

    """

  private func folder(_ files: [String: String] = ["A.swift": account]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  @Test func theEnumsArePrinted() async throws {
    let folder = try folder()
    let run = try await folder.untangle("keys", "--emit", "swift")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text.hasPrefix("import Foundation\n\n/// The keys of user defaults"))
    #expect(run.lines.contains("    case isLoggedIn = \"is_logged_in\""))
    #expect(run.lines.contains("  func bool(forKey key: BoolKey) -> Bool { bool(forKey: key.rawValue) }"))
    #expect(try folder.text("A.swift") == Self.account)
  }

  @Test func aDiffIsWhatIsApplied() async throws {
    let folder = try folder()
    let diff = try await folder.untangle("keys", "--diff")
    #expect(diff.status == 0)
    #expect(diff.errors == "would declare 1 key in DefaultsKeys.swift, rewrite 2 places in 1 file\n")
    #expect(diff.lines.contains("--- /dev/null"))
    #expect(try folder.text("A.swift") == Self.account)
    let run = try await folder.untangle("keys", "--emit", "swift", "--apply")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        declared 1 key in DefaultsKeys.swift, rewrote 2 places in 1 file
        in Xcode, add the new file to every target that the changed files are in

        """)
    #expect(try folder.text("A.swift").contains("defaults.set(true, forKey: .isLoggedIn)"))
    #expect(try folder.text("DefaultsKeys.swift").contains("case isLoggedIn = \"is_logged_in\""))
    let again = try await folder.untangle("keys", "--apply")
    #expect(again.status == 0)
    #expect(
      again.errors == """
        left alone: 1 key spelt in one place already, as a constant or an attribute
        nothing to do: no key is written as a literal

        """)
  }

  @Test(.enabled(if: hasProgram("git"))) func gitAppliesTheDiff() async throws {
    let folder = try folder()
    let run = try await folder.shell(
      "$untangle keys --diff -q > d; git init -q .; git apply d; cp A.swift B; cp DefaultsKeys.swift C; git apply -R d; "
        + "$untangle keys --apply -q; cmp A.swift B && cmp DefaultsKeys.swift C")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func theNewFileIsWhereItIsWanted() async throws {
    let folder = try folder(["App/A.swift": Self.account])
    let run = try await folder.untangle("keys", "--apply", "--output", "App/Model/Keys.swift")
    #expect(run.status == 2)
    #expect(run.errors == "App/Model/Keys.swift: error: cannot be written: its folder does not exist\n")
    #expect(try folder.text("App/A.swift") == Self.account)
    let other = try await folder.untangle("keys", "--apply", "--output", "App/Keys.swift", "-q")
    #expect(other.status == 0)
    #expect(other.errors == "")
    #expect(try folder.text("App/Keys.swift").contains("enum BoolKey: String {"))
  }

  /// What is to be told of a new file, by how the project lists its files.
  static let projects: [(XcodeSample.Style, String, String)] = [
    (
      .listed, "App/Sub/",
      "App/Sub/DefaultsKeys.swift: note: add this file to the targets of the changed files in App.xcodeproj, "
        + "which lists its files one by one\n"
    ),
    (
      .listed, "App/",
      "App/DefaultsKeys.swift: note: add this file to the target 'App' of App.xcodeproj, which lists its files "
        + "one by one\n"
    ),
    (.synchronized, "App/Sub/", ""),
    (
      .synchronized, "Other/",
      "Other/DefaultsKeys.swift: note: add this file to the targets of the changed files in App.xcodeproj, "
        + "which lists its files one by one\n"
    ),
  ]

  @Test(arguments: projects)
  func aProjectThatListsItsFilesIsNamed(style: XcodeSample.Style, place: String, told: String) async throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": XcodeSample.project(style), "\(place)A.swift": Self.account,
    ])
    let run = try await folder.untangle("keys", "--apply")
    #expect(run.status == 0)
    #expect(
      run.errors == "declared 1 key in \(place)DefaultsKeys.swift, rewrote 2 places in 1 file\n" + told)
    // From a folder of the project, too.
    let other = try self.folder([
      "App.xcodeproj/project.pbxproj": XcodeSample.project(style), "\(place)A.swift": Self.account,
    ])
    let inner = try await other.untangle(["keys", "--apply"], in: place)
    #expect(inner.errors.contains("App.xcodeproj, which lists") == !told.isEmpty)
    let quiet = try await other.untangle("keys", "--apply", "-q")
    #expect(quiet.errors == "")
  }

  @Test func aPackageInsideOfAProjectTakesNewFiles() async throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": XcodeSample.project(.listed),
      "Kit/Package.swift": "// swift-tools-version: 6.0\n",
      "Kit/Sources/Kit/A.swift": Self.account,
    ])
    let run = try await folder.untangle("keys", "--apply")
    #expect(
      run.errors == "declared 1 key in Kit/Sources/Kit/DefaultsKeys.swift, rewrote 2 places in 1 file\n")
  }

  @Test func aFileThatIsThereIsNotReplaced() async throws {
    let folder = try folder([
      "A.swift": Self.account, "DefaultsKeys.swift": "// Mine.\n", "Keys.txt": "Mine.",
    ])
    let run = try await folder.untangle("keys", "--apply")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "nothing is changed: DefaultsKeys.swift is there already; name another file with --output\n")
    let other = try await folder.untangle("keys", "--apply", "--output", "Keys.txt")
    #expect(other.status == 1)
    #expect(
      other.errors == "nothing is changed: Keys.txt is no Swift file in the folders that are read\n")
    #expect(try folder.text("A.swift") == Self.account)
    #expect(try folder.text("Keys.txt") == "Mine.")
  }

  @Test func eachModuleHasItsOwnKeys() async throws {
    let folder = try folder([
      "Sources/App/A.swift": Self.account,
      "Sources/Kit/B.swift": Self.account.replacing("Account", with: "Other"),
    ])
    let run = try await folder.untangle("keys", "--apply")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "2 modules, and what one declares is not seen in another: Sources/App (1), Sources/Kit (1); choose one "
          + "with --output, like Sources/App/DefaultsKeys.swift"))
    let one = try await folder.untangle("keys", "--apply", "--output", "Sources/App/Keys.swift")
    #expect(one.status == 0)
    #expect(one.errors.contains("Sources/Kit/B.swift:5:45: it is in another module than the new file\n"))
    #expect(try folder.text("Sources/App/A.swift").contains(".isLoggedIn"))
    #expect(try folder.text("Sources/Kit/B.swift").contains("\"is_logged_in\""))
  }

  @Test func whatIsLeftHasAReason() async throws {
    let folder = try folder([
      "A.swift": Self.account,
      "B.swift": "func f(_ defaults: any Store) { _ = defaults.bool(forKey: \"is_logged_in\") }\n"
        + "func g() { _ = elsewhere.defaults.bool(forKey: \"is_logged_in\") }\n",
    ])
    let run = try await folder.untangle("keys", "--diff")
    #expect(
      run.errors.contains(
        "left as they are:\n  B.swift:2:48: it is not certain that the call is one of UserDefaults\n"))
  }

  @Test func whatIsSpeltOnceIsLeft() async throws {
    let folder = try folder([
      "A.swift": """
      enum Keys { static let name = "name" }
      struct A {
        @AppStorage("isOn") var isOn = false
        var name: String? { UserDefaults.standard.string(forKey: Keys.name) }
      }

      """
    ])
    let run = try await folder.untangle("keys", "--apply")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        left alone: 2 keys spelt in one place already, as a constant or an attribute
        nothing to do: no key is written as a literal

        """)
  }

  @Test func onlySomeKinds() async throws {
    let folder = try folder([
      "A.swift": Self.account + "func f() { center.post(name: Notification.Name(\"n1\"), object: nil) }\n"
    ])
    let run = try await folder.untangle("keys", "--emit", "swift", "--kind", "notification")
    #expect(
      run.text
        == "import Foundation\n\nextension Notification.Name {\n  static let n1 = Notification.Name(\"n1\")\n}\n"
    )
    let wrong = try await folder.untangle("keys", "--emit", "swift", "--kind", "image")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Keys can be cases where --kind is one of userDefaults, sceneStorage"))
  }

  @Test func wrongOptionsAreTold() async throws {
    let folder = try folder()
    #expect(try await folder.untangle("keys", "--emit", "kotlin").status == 2)
    #expect(try await folder.untangle("keys", "--emit", "swift", "--output", "K.swift").status == 2)
    #expect(try await folder.untangle("keys", "--diff", "--apply").status == 2)
    let input = try await folder.untangle("keys", "-", "--apply", input: Self.account)
    #expect(input.status == 2)
    #expect(input.errors.contains("--apply and --diff need files"))
    let emitted = try await folder.untangle("keys", "-", "--emit", "swift", input: Self.account)
    #expect(emitted.text.contains("enum BoolKey: String {"))
  }

  @Test func nothingToDoIsSaid() async throws {
    let folder = try folder(["A.swift": "struct Plain {}\n"])
    let run = try await folder.untangle("keys", "--apply")
    #expect(run.status == 0)
    #expect(run.errors == "nothing to do: no key is written as a literal\n")
    let emitted = try await folder.untangle("keys", "--emit", "swift")
    #expect(emitted.output.isEmpty)
  }
}
