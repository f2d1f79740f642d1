import Testing
import UntangleFindings
import UntangleRules

/// What reports say of a rule's precision, beside the counts of `Documentation/Accuracy.md`.
struct RulePrecisionTests {
  private struct Row {
    var read: Int
    var accepted: Int
    var precision: String

    /// The precision that the counts allow at most.
    var most: RulePrecision {
      switch 100 * accepted {
      case (95 * read)...: .veryHigh
      case (85 * read)...: .high
      case (60 * read)...: .medium
      default: .low
      }
    }
  }

  private static func rows() throws -> [String: Row] {
    let section = try Repository.text("Documentation/Accuracy.md").split(separator: "\n## ")
      .first { $0.hasPrefix("Precision of each rule") }
    let lines = try #require(section).matches(
      of: #/\| `(?<rule>\w+)` \| (?<read>\d+) \| (?<accepted>\d+) \| (?<precision>[a-z-]+) \|/#)
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let row = Row(
          read: Int(line.read) ?? 0, accepted: Int(line.accepted) ?? 0, precision: String(line.precision))
        return (String(line.rule), row)
      })
  }

  @Test func countsAreThereForTheRulesThatWereRead() throws {
    let rows = try Self.rows()
    for rule in allRules {
      let id = rule.schema.id.rawValue
      guard case .read(let precision) = rule.guide.precision else {
        #expect(rows[id] == nil, "\(id): its findings were read, so its guide says .read")
        continue
      }
      let row = try #require(rows[id], "\(id): Documentation/Accuracy.md has no counts")
      #expect(row.read >= 10 && row.precision == precision.rawValue)
      let order = RulePrecision.allCases
      #expect(
        try #require(order.firstIndex(of: precision)) >= #require(order.firstIndex(of: row.most)),
        "\(id): the counts allow \(row.most.rawValue) at most")
    }
  }

  @Test func everyRuleHasAPrecision() {
    for page in allPages {
      #expect(page.precision != nil, "\(page.id.rawValue)")
    }
  }
}
