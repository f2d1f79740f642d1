import Foundation
import Testing

/// A class that archives itself does it in code of its own, which a rewrite keeps.
struct ArchivedStateTests {
  private static let download = """
    import Foundation

    final class Download: NSObject, NSCoding {
      private var isRunning = false
      private var isDone = false

      override init() { super.init() }

      required init?(coder: NSCoder) {
        super.init()
        if coder.decodeBool(forKey: "isDone") { finish() }
      }

      func encode(with coder: NSCoder) {
        coder.encode(isRunning, forKey: "isRunning")
        coder.encode(isDone, forKey: "isDone")
      }

      func start() {
        guard !isDone else { return }
        isRunning = true
        isDone = false
      }

      func finish() {
        isRunning = false
        isDone = true
      }

      var text: String { isRunning ? "running" : isDone ? "done" : "new" }
    }

    """

  /// Prints what each sequence of steps leads to, and what is left of it in an archive.
  private static let program = """
    import Foundation

    for steps in ["", "s", "sf", "f", "fs"] {
      let download = Download()
      for step in steps { if step == "s" { download.start() } else { download.finish() } }
      let data = try NSKeyedArchiver.archivedData(withRootObject: download, requiringSecureCoding: false)
      let archive = try NSKeyedUnarchiver(forReadingFrom: data)
      archive.requiresSecureCoding = false
      let copy = archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Download
      print(steps, download.text, copy?.text ?? "none", archive.decodeBool(forKey: "isDone"))
    }

    """

  @Test(.enabled(if: SwiftCompiler.path != nil), arguments: ["NSCoding", "NSSecureCoding"])
  func itIsReadAndWrittenAsBefore(coding: String) async throws {
    let folder = try TemporaryFolder()
    let isSecure = coding == "NSSecureCoding" ? "\n  static var supportsSecureCoding: Bool { true }\n" : ""
    let source = Self.download.replacing("NSCoding {", with: "\(coding) {\(isSecure)")
    try folder.write("Download.swift", source)
    try folder.write("main.swift", Self.program)
    let before = try await Self.output(in: folder)
    let run = try await folder.untangle("rewrite", "--type", "Download", "--apply", "Download.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("Download.swift") != source)
    #expect(try await Self.output(in: folder) == before)
    #expect(before.count == 5)
  }

  private static func output(in folder: borrowing TemporaryFolder) async throws -> [String] {
    let build = try await CommandRun(
      try #require(SwiftCompiler.path),
      ["-swift-version", "5", "-suppress-warnings", "-o", "program", "Download.swift", "main.swift"],
      in: folder.path, seconds: 300)
    try #require(build.status == 0, "\(build.errors)")
    return try await CommandRun("\(folder.path)/program", [], in: folder.path, seconds: 60).lines
  }
}
