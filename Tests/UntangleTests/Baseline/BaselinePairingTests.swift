import Testing
import UntangleFindings
import UntangleSourceFiles

/// Which of several findings with one name are the accepted ones.
struct BaselinePairingTests {
  private func finding(_ path: String, line: Int32, _ message: String, name: String = "Row.body") -> Finding {
    let span = Span(line: line, column: 1, endLine: line, endColumn: 2)
    var finding = Finding(
      rule: "enum_default", severity: .warning, location: Location(path: path, span: span), message: message,
      type: "Row", fingerprint: "\(name) \(line)")
    finding.identity = name
    return finding
  }

  private func lines(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.location.path):\($0.location.line)" }
  }

  @Test func whatSaysTheSameIsTheSame() {
    let baseline = Baseline([finding("A.swift", line: 6, "takes b and c")])
    let found = [finding("A.swift", line: 2, "takes d"), finding("A.swift", line: 9, "takes b and c")]
    let comparison = baseline.comparison(with: found) { _ in true }
    #expect(lines(comparison.new) == ["A.swift:2"])
    #expect(lines(comparison.known) == ["A.swift:9"])
  }

  @Test func theSameFileIsNearerThanAnother() {
    let baseline = Baseline([finding("M.swift", line: 3, "takes b")])
    for other in ["B.swift", "Z.swift"] {
      let found = [finding("M.swift", line: 3, "takes b"), finding(other, line: 3, "takes b")]
      let comparison = baseline.comparison(with: found.sorted()) { _ in true }
      #expect(lines(comparison.new) == ["\(other):3"])
    }
  }

  @Test func anEnumThatGrowsMakesNothingNew() {
    let baseline = Baseline([
      finding("A.swift", line: 3, "takes b"), finding("A.swift", line: 9, "takes c"),
    ])
    let found = [finding("A.swift", line: 3, "takes b and d"), finding("A.swift", line: 9, "takes c and d")]
    let comparison = baseline.comparison(with: found) { _ in true }
    #expect(comparison.new.isEmpty)
    #expect(comparison.stale.isEmpty)
  }

  @Test func filesThatChangePlacesChangeNothing() {
    let baseline = Baseline([finding("A.swift", line: 3, "takes b"), finding("B.swift", line: 3, "takes c")])
    let found = [finding("C.swift", line: 3, "takes c"), finding("D.swift", line: 3, "takes b")]
    #expect(baseline.comparison(with: found) { _ in true }.new.isEmpty)
  }

  @Test func equalsAreCounted() {
    let one = finding("A.swift", line: 3, "takes b")
    let baseline = Baseline([one, finding("A.swift", line: 4, "takes b")])
    let gone = baseline.comparison(with: [one]) { _ in true }
    #expect(gone.stale.count == 1)
    let all = [one, finding("A.swift", line: 4, "takes b"), finding("A.swift", line: 5, "takes b")]
    #expect(lines(baseline.comparison(with: all) { _ in true }.new) == ["A.swift:5"])
  }

  @Test func ofEqualsTheOneThatSomebodyJustWroteIsNew() {
    let baseline = Baseline([finding("A.swift", line: 3, "takes b")])
    let found = [finding("A.swift", line: 3, "takes b"), finding("A.swift", line: 9, "takes b")]
    let comparison = baseline.comparison(with: found, isTouched: { $0.location.line == 3 }) { _ in true }
    #expect(lines(comparison.new) == ["A.swift:3"])
  }

  @Test func anotherNameIsAnotherFinding() {
    let baseline = Baseline([finding("A.swift", line: 3, "takes b")])
    let found = [finding("A.swift", line: 3, "takes b", name: "Row.header")]
    let comparison = baseline.comparison(with: found) { _ in true }
    #expect(comparison.new.count == 1)
    #expect(comparison.stale.count == 1)
  }

  /// Whatever is shuffled, no entry stands for two findings and none is lost.
  @Test func nothingIsLost() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      func some(_ count: Int) -> [Finding] {
        (0..<Int.random(in: 0...count, using: &random)).map { number in
          finding(
            ["A.swift", "B.swift", "C.swift"].randomElement(using: &random)!, line: Int32(number),
            ["takes b", "takes c"].randomElement(using: &random)!,
            name: ["Row.body", "Cell.body"].randomElement(using: &random)!)
        }
      }
      let (before, after) = (some(8), some(8))
      let comparison = Baseline(before).comparison(with: after) { _ in true }
      #expect(comparison.known.count + comparison.stale.count == before.count)
      #expect(comparison.known.count + comparison.new.count == after.count)
      for name in ["Row.body", "Cell.body"] {
        let surplus = after.count { $0.identity == name } - before.count { $0.identity == name }
        #expect(comparison.new.count { $0.identity == name } == max(0, surplus))
      }
    }
  }
}
