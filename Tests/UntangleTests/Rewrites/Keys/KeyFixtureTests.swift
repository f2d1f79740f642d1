import Testing
import UntanglePipeline
import UntangleRewrites
import UntangleSourceFiles

/// What becomes of every form of a call; `expected.diff` beside the sources is all that changes.
@Suite("Rewrites: keys") struct KeyFixtureTests {
  @Test(arguments: KeyFixture.all) func writesWhatIsExpected(_ fixture: KeyFixture) throws {
    let rewriting = try fixture.rewriting()
    var text = ""
    for file in rewriting.files {
      let diff = UnifiedDiff(path: file.file.path, from: file.old, to: file.new).text
      text += String(decoding: diff, as: UTF8.self)
    }
    for remainder in rewriting.migration.remainders {
      let place = remainder.location
      text += "left: \(place.path):\(place.line):\(place.column): \(remainder.reason)\n"
    }
    try expectStored(text, at: "\(fixture.path)/expected.diff")
  }

  /// With all warnings as errors, in the strictest mode that there is.
  @Test(.enabled(if: SwiftCompiler.path != nil), arguments: KeyFixture.all.filter { $0.name != "left-alone" })
  func compiles(_ fixture: KeyFixture) async throws {
    let folder = try TemporaryFolder()
    for file in try fixture.rewriting().files {
      let text = String(decoding: file.new, as: UTF8.self)
      try folder.write(
        file.file.path,
        text.replacing("import SwiftUI", with: "import Foundation")
          .replacing("import UIKit", with: "import Foundation"))
    }
    try folder.write("Stands.swift", try Repository.text("\(KeyFixture.folder)/Support/Stands.swift"))
    let run = try await folder.shell(
      "\(try #require(SwiftCompiler.path)) -typecheck -swift-version 6 -strict-concurrency=complete "
        + "-warnings-as-errors -module-name Keys *.swift")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func lineEndsAndMarksStay() throws {
    let folder = try TemporaryFolder()
    let old = "\u{FEFF}import Foundation\r\nlet a = UserDefaults.standard.bool(forKey: \"a b\") // ü\r\n"
    try folder.write("A.swift", old)
    let files = try KeyFixture.rewriting(in: folder.path).files
    let expected = old.replacing("\"a b\"", with: ".aB")
    #expect(files.first?.new == Array(expected.utf8))
  }

  @Test func aNameThatTextsHaveIsNotTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import Foundation
      extension String { static let isOn = "x" }
      let a = UserDefaults.standard.bool(forKey: "isOn")

      """)
    let text = try KeyFixture.rewriting(in: folder.path).files.first.map {
      String(decoding: $0.new, as: UTF8.self)
    }
    #expect(text?.contains("forKey: .isOnKey)") == true)
  }
}

extension KeyRewriting {
  /// None where nothing is proved.
  var files: [FileReplacement] {
    guard case .proved(let files) = outcome else { return [] }
    return files
  }
}
