import Testing

/// What `init` finds in projects, and that it changes nothing for product code.
struct CommandLineInitTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    return folder
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let name = "Late"
    let package = Package(
      name: "Kit",
      targets: [
        .target(name: "Kit"),
        .target(name: "Whole", path: "Whole"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
        .testTarget(name: "KitSpecs", dependencies: [.target(name: "Kit")], path: "Specs/[Kit]"),
        .testTarget(name: "Gone", path: "Gone"),
        .testTarget(name: name + "Tests", path: "Sources/Kit"),
        .testTarget(name: "Everything", path: "."),
      ])

    """

  private static let package = [
    "Package.swift": manifest, "Sources/Kit/A.swift": CommandSamples.tangled(),
    "Tests/KitTests/B.swift": "struct B {}\n", "Specs/[Kit]/C.swift": "struct C {}\n",
  ]

  @Test func findsTheTestTargetsOfAPackage() async throws {
    let run = try await folder(Self.package).untangle("init", "--print")
    #expect(run.status == 0)
    #expect(run.errors == "2 test targets: Specs/[Kit], Tests/KitTests\n")
    #expect(
      run.text.contains(
        """
        # Not judged anyway:
        # Tests by their names: Tests/KitTests.
        overrides:
          - paths:
              - "Specs/\\\\[Kit\\\\]/**"  # tests: target 'KitSpecs' of Package.swift
            rules:
              all: off

        """))
  }

  @Test(arguments: [XcodeSample.Style.listed, .synchronized])
  func findsTheTestTargetsOfAnXcodeProject(_ style: XcodeSample.Style) async throws {
    let folder = try folder([
      "ios/App.xcodeproj/project.pbxproj": XcodeSample.project(style),
      "ios/App/A.swift": CommandSamples.tangled(), "ios/Specs/Player spec.swift": "struct B {}\n",
      "ios/Specs/Support/Help.swift": "struct C {}\n", "ios/AppUITests/Taps.swift": "struct D {}\n",
    ])
    let run = try await folder.untangle("init", "--print")
    #expect(run.errors == "2 test targets: ios/AppUITests, ios/Specs\n")
    #expect(
      run.lines.filter { $0.contains("  # tests: ") } == [
        "      - \"ios/Specs/**\"  # tests: target 'Unit specs' of ios/App.xcodeproj"
      ])
  }

  /// A file of the synchronized folder of tests that the app compiles, too, is product code.
  @Test func leavesSharedFilesOfSynchronizedFoldersAlone() async throws {
    let project = XcodeSample.project(.synchronized).replacing(
      "path = Specs;", with: "exceptions = ( E1, ); path = Specs;"
    ).replacing(
      "\tobjects = {",
      with: "\tobjects = { E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
        + "membershipExceptions = ( Sub/Shared.swift, ); target = T1; };")
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "struct A {}\n",
      "Specs/Sub/B.swift": "struct B {}\n", "Specs/Sub/Shared.swift": "struct C {}\n",
      "Specs/Only/D.swift": "struct D {}\n",
    ])
    let run = try await folder.untangle("init", "--print")
    #expect(run.errors == "1 test target in 2 places: Specs/Only, Specs/Sub/B.swift\n")
  }

  /// A file of tests beside product code is named by itself.
  @Test func namesTestsBesideProductCode() async throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": XcodeSample.project(.listed), "App/A.swift": "struct A {}\n",
      "Specs/Player spec.swift": "struct B {}\n", "Specs/Support/Help.swift": "struct C {}\n",
      "Specs/Product.swift": "struct D {}\n",
    ])
    let run = try await folder.untangle("init", "--print")
    #expect(run.errors == "1 test target in 2 places: Specs/Player spec.swift, Specs/Support\n")
    #expect(run.text.contains("- \"Specs/Player spec.swift\"  # tests"))
    #expect(run.text.contains("- \"Specs/Support/**\"  # tests"))
  }

  /// Two targets share the folder, and a test of it is in neither: the folder is named, and not its files again.
  @Test func namesAFolderOfTestsOnce() async throws {
    let project = XcodeSample.project(.listed).replacing("path = Specs;", with: "path = AppTests;")
      .replacing("path = AppUITests;", with: "path = AppTests;")
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "struct A {}\n",
      "AppTests/Player spec.swift": "struct B {}\n", "AppTests/Taps.swift": "struct C {}\n",
      "AppTests/Forgotten.swift": "struct D {}\n",
    ])
    let run = try await folder.untangle("init", "--print")
    #expect(run.text.contains("# Tests by their names: AppTests.\n"))
  }

  @Test(arguments: [
    "", "{", "{ rootObject = P0; }", "(((((((((((", "<?xml version=\"1.0\"?><plist/>", "\"\\",
  ])
  func passesOverProjectsThatItCannotRead(_ text: String) async throws {
    let folder = try folder(["App.xcodeproj/project.pbxproj": text, "A.swift": "struct A {}\n"])
    let run = try await folder.untangle("init")
    #expect(run.errors == "wrote .lintrc.yml\n")
    #expect(run.status == 0)
  }

  @Test func findsGeneratedAndVendoredCode() async throws {
    let folder = try folder([
      "App/R.generated.swift": "struct R {}\n", "App/user.pb.swift": "// DO NOT EDIT.\nstruct U {}\n",
      "App/Generated/Colors.swift": "struct Colors {}\n", "App/Mocks/Server.swift": "struct S {}\n",
      "third-party/Kit/K.swift": "struct K {}\n", "Libraries/Sub/L.swift": "struct L {}\n",
      ".gitmodules": "[submodule \"Sub\"]\n\tpath = Libraries/Sub\n\turl = https://example.org/sub\n",
      "Pods/P.swift": "struct P {}\n", "Ignored/vendor/V.swift": "struct V {}\n", ".gitignore": "Ignored/\n",
      ".git/HEAD": "ref: refs/heads/main\n",
    ])
    let run = try await folder.untangle("init", "--print")
    #expect(
      run.errors == """
        1 folder of tests: App/Mocks
        3 generated files: App/Generated/Colors.swift, App/R.generated.swift, App/user.pb.swift
        2 vendored folders: Libraries/Sub, third-party

        """)
    #expect(
      run.lines.filter { $0.hasPrefix("      - ") } == [
        "      - \"**/*.generated.swift\"  # generated: 1 file by name",
        "      - \"App/Generated/**\"  # generated: 1 file by name",
        "      - \"Libraries/Sub/**\"  # vendored: a submodule of git",
        "      - \"third-party/**\"  # vendored: a folder of that name",
      ])
    #expect(run.text.contains("# Generated by what the first lines say: 1 file.\n"))
  }

  @Test func printsAndWritesTheSame() async throws {
    let folder = try folder(Self.package)
    let shown = try await folder.untangle("init", "--print")
    #expect(try await folder.shell("ls -a .lintrc.yml").status != 0)
    let run = try await folder.untangle("init")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == shown.errors + "wrote .lintrc.yml\n")
    #expect(try folder.text(".lintrc.yml") == shown.text)
    let again = try await folder.untangle("init")
    #expect(again.status == 2)
    #expect(again.errors == ".lintrc.yml: error: is there already; it was left as it is\n")
    #expect(try await folder.untangle("init", "--print").text == shown.text)
  }

  /// Enums of generated and vendored code are still known to those who judge product code.
  @Test func changesNoVerdictOverProductCode() async throws {
    let folder = try folder([
      "Package.swift": Self.manifest, "Specs/[Kit]/C.swift": CommandSamples.tangled("Spec"),
      "Sources/Kit/A.swift": CommandSamples.tangled(),
      "Sources/Kit/B.swift":
        "func f(_ tide: Tide) -> Int {\n  switch tide {\n  case .low: 1\n  default: 2\n  }\n}\n",
      "vendor/Tide.swift": "enum Tide { case low, high, rising }\n" + CommandSamples.tangled("Foreign"),
      "Sources/Kit/Generated/Names.swift": "enum Name { case a }\n" + CommandSamples.tangled("Made"),
    ])
    let before = try await folder.untangle("lint", "--format", "json").json()["findings"].elements
    #expect(try await folder.untangle("init").status == 0)
    let run = try await folder.untangle("lint", "--format", "json")
    #expect(run.errors == "")
    let product = before.filter {
      ["Sources/Kit/A.swift", "Sources/Kit/B.swift"].contains($0["path"].string ?? "")
    }
    #expect(Set(product.map { $0["rule"].string }).count > 1)
    #expect(before.count > product.count)
    #expect(try run.json()["findings"].elements == product)
  }
}
