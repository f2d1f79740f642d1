import Foundation
import Testing
import UntangleFindings
import UntangleReports

struct ReportsJSONTextTests {
  private func written(_ members: (inout JSONText) -> Void) -> String {
    String(decoding: JSONText.document(members), as: UTF8.self)
  }

  @Test func keysKeepTheirOrder() {
    let text = written { text in
      text.member("z", 1)
      text.member("a") { _ in }
      text.member("list", [])
      text.member("names", ["one", "two"])
      text.member("none", nil as String?)
      text.member("yes", true)
    }
    #expect(
      text == """
        {
          "z": 1,
          "a": {},
          "list": [],
          "names": [
            "one",
            "two"
          ],
          "none": null,
          "yes": true
        }

        """)
  }

  @Test(arguments: [
    (42, "42.0"), (0.1 + 0.2, "0.3"), (1.005, "1.0"), (2.675, "2.68"), (-0.001, "0.0"),
    (1e16, "1e+16"),
    (33.333333, "33.33"), (.nan, "null"), (.infinity, "null"), (123_456_789.126, "123456789.13"),
  ])
  func numbersHaveTwoDigits(number: Double, text: String) {
    #expect(written { $0.member("n", number) } == "{\n  \"n\": \(text)\n}\n")
  }

  @Test func everyTextIsReadBackAsItWas() throws {
    let texts =
      (0...0x2100).compactMap { Unicode.Scalar($0).map { "a\($0)b" } } + [
        "[", "{", "\"[", "\\", "</script>", "\u{202E}", "👨\u{200D}👩\u{200D}👧", "\u{FEFF}",
        "\u{FFFD}", "\u{10FFFF}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      ]
    let bytes = JSONText.document { $0.member("texts", texts) }
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [String]])
    let readTexts = try #require(read["texts"])
    #expect(readTexts.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
  }

  @Test func dataKeepsItsShape() {
    let data: [DataField] = [
      DataField("b", .list([.integer(1), .absent])), DataField("a", .object([])),
      DataField("n", .number(2)),
    ]
    #expect(
      written { $0.fields(data) } == """
        {
          "b": [
            1,
            null
          ],
          "a": {},
          "n": 2.0
        }

        """)
  }
}
