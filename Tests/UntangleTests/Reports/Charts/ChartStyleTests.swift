import Foundation
import Testing
import UntangleReports

struct ChartStyleTests {
  /// A page has one style for all; those of charts must touch charts alone.
  @Test func allSelectorsBeginWithACharts() throws {
    let sheet = ChartStyle.sheet.replacing("@media screen and (prefers-color-scheme: dark)", with: "")
      .replacing("@media screen and (max-width: 640px)", with: "")
    let heads = sheet.split(separator: "}").compactMap { $0.split(separator: "{").dropLast().last }
    #expect(heads.count > 20)
    for selector in heads.flatMap({ $0.split(separator: ",") }) {
      let name = selector.drop { " \n{".contains($0) }
      #expect([".chart", ".map", ".scatter", ".trend"].contains { name.hasPrefix($0) }, "\(name)")
    }
  }

  @Test func textOnEveryShadeCanBeRead() throws {
    for scheme in try Self.schemes() {
      for shade in 0...5 {
        let ink = scheme["ink\(shade)"] ?? scheme["ink"]
        let contrast = try Self.contrast(#require(ink), #require(scheme["c\(shade)"]))
        #expect(contrast >= 4.5, "--c\(shade)")
      }
      for frame in ["f0", "f1", "f2"] {
        let contrast = try Self.contrast(#require(scheme["ink"]), #require(scheme[frame]))
        #expect(contrast >= 4.5, "--\(frame)")
      }
      for text in ["soft", "hot"] {
        for back in ["gap", "zone"] {
          let contrast = try Self.contrast(#require(scheme[text]), #require(scheme[back]))
          #expect(contrast >= 4.5, "--\(text) on --\(back)")
        }
      }
    }
  }

  /// The colours by name, light and dark.
  private static func schemes() throws -> [[String: String]] {
    let parts = ChartStyle.sheet.components(separatedBy: "@media screen and (prefers-color-scheme: dark)")
    #expect(parts.count == 2)
    return parts.map { part in
      let head = part.components(separatedBy: "}")[0]
      return head.split(whereSeparator: { ";{}\n ".contains($0) }).reduce(into: [:]) { colors, word in
        if word.hasSuffix(":") { colors["last"] = String(word.dropFirst(2).dropLast()) }
        if word.hasPrefix("#"), let name = colors["last"] { colors[name] = String(word) }
      }
    }
  }

  /// Of the Web Content Accessibility Guidelines.
  private static func contrast(_ left: String, _ right: String) throws -> Double {
    let luminances = try [left, right].map { color in
      let number = try #require(Int(color.dropFirst(), radix: 16))
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
        let share = Double(part) / 255
        return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
    }.sorted()
    return luminances[1] / luminances[0]
  }
}
