import SwiftParser
import SwiftSyntax
import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRules

@Suite("Rewrites: fixes") struct FixTests {
  /// `x.fixed.swift` is what `--fix` writes, `x.unsafe.swift` what `--unsafe-fixes` adds to it; neither
  /// stands where nothing is written.
  @Test(arguments: FixSample.own) func writesWhatIsExpected(_ sample: FixSample) throws {
    let safe = sample.fixed(.safe).text
    let all = sample.fixed(.unsafe).text
    for (name, text, before) in [("fixed", safe, sample.text), ("unsafe", all, safe)] {
      let path = "\(sample.stem).\(name).swift"
      // By bytes: `String` holds both line ends for one character each.
      if Array(text.utf8) != Array(before.utf8) {
        try expectStored(text, at: path)
      } else {
        #expect(!Repository.exists(path), "\(path) is not written any more; remove it")
      }
    }
  }

  @Test(arguments: FixSample.all) func removesItsFindingsAndNothingElse(_ sample: FixSample) throws {
    for safety in [Fix.Safety.safe, .unsafe] {
      let fixing = sample.fixed(safety)
      let (before, after) = (fixing.before.findings, fixing.after.findings)
      let isLeft = { (finding: Finding) in
        finding.fix.map { safety == .safe && $0.safety == .unsafe } ?? true
      }
      #expect(fixing.fixCount == before.count { !isLeft($0) } - after.count { !isLeft($0) })
      #expect(after.count { !isLeft($0) } == fixing.refusals.count)
      // A flag that is only set is one no more where it became computed.
      let rests = [before, after].map { $0.filter(isLeft).filter { $0.rule != "half_used_flag" } }
      #expect(rests[0].count == rests[1].count)
      #expect(after.count(where: isLeft) <= before.count(where: isLeft))
      #expect(comments(in: fixing.text) == comments(in: sample.text))
      #expect(fixing.after.problems == fixing.before.problems)
    }
  }

  @Test(arguments: FixSample.all) func fixesTwiceAsOnce(_ sample: FixSample) {
    for safety in [Fix.Safety.safe, .unsafe] {
      let once = sample.fixed(safety).text
      #expect(FixSample.fixed(once, safety).fixCount == 0)
    }
  }

  @Test(arguments: [
    ("written", "case let .moving(from: start, to: end):"), ("left_out", "case let .moving(start, end):"),
  ]) func writesAndLeavesOutLabels(_ wanted: String, _ label: String) throws {
    let text = """
      enum Lift { case still, moving(from: Int, to: Int) }
      func way(_ lift: Lift) -> Int {
        switch lift {
        case .still: return 0
        case let .moving(from: start, end): return end - start
        }
      }

      """
    let options = parseConfiguration(
      text: Array("rules:\n  payload_binding_style: { severity: note, labels: \(wanted) }\n".utf8),
      path: ".lintrc.yml", schemas: allSchemas)
    let fixing = FixSample.fixed(text, .unsafe, configuration: options.configuration)
    #expect(fixing.text.contains(label), "\(fixing.text)")
    #expect(fixing.after.findings.isEmpty)
  }

  /// Outside of the lines that a diff shows as changed nothing is different; line ends stay.
  @Test func leavesLineEndsAlone() throws {
    let path = "\(FixSample.folder)/keeps-line-ends.swift"
    let sample = FixSample(stem: path, text: try Repository.text(path))
    let fixed = Array(sample.fixed(.safe).text.utf8)
    let newlines = fixed.indices.filter { fixed[$0] == UInt8(ascii: "\n") }
    #expect(newlines.count == 9)
    #expect(newlines.allSatisfy { fixed[$0 - 1] == UInt8(ascii: "\r") })
  }

  @Test func leavesFilesWithSyntaxErrorsAlone() {
    let text = """
      enum Tide { case low, high, rising }
      func note(_ tide: Tide) -> Int {
        switch tide {
        case .low: return 1
        default: return 2
        }
      }
      let broken = = 1

      """
    let fixing = FixSample.fixed(text, .unsafe)
    #expect(fixing.files.isEmpty)
    #expect(fixing.before.findings.count == 1)
    #expect(fixing.after.problems.count == 1)
  }

  /// The texts of all comments, as often as they occur.
  private func comments(in text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate)
      .flatMap { Array($0.leadingTrivia) + Array($0.trailingTrivia) }
      .compactMap { piece in
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          text
        default: nil
        }
      }
      .sorted()
  }
}
