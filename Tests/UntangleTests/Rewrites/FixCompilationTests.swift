import Testing
import UntangleFindings
import UntanglePipeline

/// What fixes write compiles wherever the original does, and brings up no new warning.
@Suite("Rewrites: fixes compile") struct FixCompilationTests {
  @Test(.enabled(if: SwiftCompiler.path != nil))
  func fixedSourcesCompile() async throws {
    let originals = try await compiling(FixSample.all)
    var checkedCount = 0
    for safety in [Fix.Safety.safe, .unsafe] {
      let changed = originals.filter { $0.sample.fixed(safety).fixCount > 0 }
      checkedCount += changed.count
      let results = try await typeCheck(changed.map { $0.sample.fixed(safety).text })
      for (original, result) in zip(changed, results) {
        let stem = original.sample.stem
        #expect(result.errors.isEmpty, "\(stem): \(result.errors)")
        #expect(
          result.warnings.count <= original.warningCount,
          "\(stem): \(result.warnings)")
      }
    }
    #expect(checkedCount >= 40, "only \(checkedCount) fixed sources were compiled")
  }

  private struct Original {
    var sample: FixSample
    var warningCount = 0
  }

  /// Those that compile; an error of one kind keeps the compiler from looking for others.
  private func compiling(_ samples: [FixSample]) async throws -> [Original] {
    var originals = samples.map { Original(sample: $0) }
    while true {
      let found = try await typeCheck(originals.map(\.sample.text))
      for index in originals.indices { originals[index].warningCount = found[index].warnings.count }
      let isDone = found.allSatisfy(\.errors.isEmpty)
      if isDone { return originals }
      originals = zip(originals, found).filter { $1.errors.isEmpty }.map(\.0)
    }
  }
}
