import Testing

/// `untangle rewrite --check` compiles the rewritten package before anything is shown or written.
@Suite("Command line: rewrites that are compiled") struct CommandLineCheckTests {
  @Test func whatCompilesIsWritten() async throws {
    let folder = try package()
    let run = try await folder.untangle("rewrite", "--check", "--apply", "--type", "Lamp", "Sources")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("'swift build' compiles the rewritten package in "), "\(run.errors)")
    #expect(try folder.text("Sources/Shop/Lamp.swift").contains("var isDark: Bool { !isLit }"))
  }

  /// A file that belongs to the package and not to the paths that are looked at sets the flag.
  @Test func whatDoesNotCompileIsLeft() async throws {
    let folder = try package()
    try folder.write("Sources/Shop/Room.swift", "func darken(_ lamp: Lamp) { lamp.isDark = true }\n")
    let before = try folder.text("Sources/Shop/Lamp.swift")
    let run = try await folder.untangle(
      "rewrite", "--check", "--apply", "--type", "Lamp", "Sources/Shop/Lamp.swift")
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      run.errors.hasPrefix("the rewritten package does not compile, so that nothing is changed:\n"),
      "\(run.errors)")
    #expect(run.errors.contains("Room.swift:1:34: error: cannot assign to property"), "\(run.errors)")
    #expect(run.text.isEmpty)
    #expect(try folder.text("Sources/Shop/Lamp.swift") == before)
  }

  @Test func errorsOfBeforeDoNotCount() async throws {
    let folder = try package()
    try folder.write("Sources/Shop/Room.swift", "let room: Missing? = nil\n")
    let run = try await folder.untangle("rewrite", "--check", "--type", "Lamp", "Sources/Shop/Lamp.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("'swift build' tells of the same "), "\(run.errors)")
    #expect(run.text.contains("+  var isDark: Bool { !isLit }"))
  }

  @Test func aFileWithoutAPackageCannotBeChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Lamp.swift", lamp)
    let run = try await folder.untangle("rewrite", "--check", "--type", "Lamp")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("error: --check: no Package.swift is in a folder above 'Lamp.swift'"),
      "\(run.errors)")
    #expect(run.text.isEmpty)
  }

  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """)
    try folder.write("Sources/Shop/Lamp.swift", lamp)
    return folder
  }
}

private let lamp = """
  final class Lamp {
    private(set) var isLit = false
    var isDark = true

    func light() {
      isLit = true
      isDark = false
    }

    func douse() {
      isLit = false
      isDark = true
    }
  }

  """
