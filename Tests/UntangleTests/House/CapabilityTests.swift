import Foundation
import Testing

/// `Documentation/Capabilities.md` names where each capability can be seen.
struct CapabilityTests {
  private static let page = "Documentation/Capabilities.md"

  /// The cells of all rows, without heads.
  private func rows() throws -> [[String]] {
    try Repository.text(Self.page).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.hasPrefix("| capability") else {
        return nil
      }
      return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func eachIsShownOrSaysWhatIsMissing() throws {
    let rows = try rows()
    #expect(rows.count > 30)
    for row in rows {
      try #require(row.count == 2, "\(row)")
      let paths = row[1].split(separator: "`").filter { $0.contains("/") }.map(String.init)
      #expect(
        !paths.isEmpty || row[1].hasPrefix("not there"), "'\(row[0])' has neither a path nor 'not there'")
      for path in paths { #expect(Repository.exists(path), "\(path) of '\(row[0])' is not there") }
    }
  }

  @Test func noneStandsTwice() throws {
    let names = try rows().map { $0[0] }
    #expect(Set(names).count == names.count)
  }
}
