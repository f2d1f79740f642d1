import Foundation
import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleSourceFiles

struct AnalysisTests {
  private func analyzed(
    _ folder: borrowing TemporaryFolder, threads: Int,
    progress: @escaping RunStage.Report = { _ in }
  ) -> Analysis {
    analyze(
      AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard,
        threadCount: threads), progress: progress)
  }

  private func text(of analysis: Analysis) -> [UInt8] {
    InventoryFormat.json.text(of: analysis.project.inventory, on: Page())
  }

  /// The largest file comes first; while it is counted as done, the other one goes.
  @Test func aFileThatVanishesIsAProblemAndTheOthersAreJudged() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", "let b = 1\n")
    let analysis = analyzed(folder, threads: 1) { stage in
      if case .reading(done: 1, of: _) = stage { unlink("\(path)/B.swift") }
    }
    #expect(analysis.problems.map(\.path) == ["B.swift"])
    #expect(analysis.problems.map(\.reason) == ["disappeared while it was being read"])
    #expect(analysis.filesRead == 1)
    #expect(analysis.findings.map(\.location.path) == ["A.swift"])
  }

  /// Enough files and types that all that can be spread over threads is.
  @Test func manyFilesComeToTheSameOnAnyNumberOfThreads() throws {
    let folder = try TemporaryFolder()
    for index in 0..<300 {
      let text = CommandSamples.tangled("Player\(index % 250)") + "extension Other\(index) { }\n"
      try folder.write("F\(index % 7)/\(index).swift", text)
    }
    let one = analyzed(folder, threads: 1)
    #expect(one.filesRead == 300)
    #expect(one.findings.count >= 250)
    for threads in [2, 16] {
      let other = analyzed(folder, threads: threads)
      #expect(other.findings == one.findings)
      #expect(text(of: other) == text(of: one))
    }
  }
}
