import Testing
import UntangleConfiguration

/// Half-typed and damaged files: an answer for each, with places that are in the file.
@Suite struct ConfigurationHardinessTests {
  @Test func standsEveryBeginningOfAFile() {
    let bytes = Array(ConfigurationValueTests.text.utf8)
    for length in 0...bytes.count { check(Array(bytes[..<length])) }
  }

  @Test(arguments: Array("\"'[]{}:,-?*&!|>#%@ \t\n\r\\\u{7}".utf8) + [0x00, 0xC3, 0xFF])
  func standsADamagedByte(_ byte: UInt8) {
    let bytes = Array(ConfigurationValueTests.text.utf8)
    for offset in stride(from: Int(byte) % 23, to: bytes.count, by: 23) {
      var damaged = bytes
      damaged[offset] = byte
      check(damaged)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let result = parseConfiguration(text: bytes, path: "a.yml", schemas: sampleSchemas)
    // A carriage return and a line feed end one line together.
    let lines = bytes.replacing([0x0D, 0x0A], with: [0x0A])
      .split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    for mistake in result.mistakes {
      guard let place = mistake.place else { continue }
      let isInFile =
        lines.indices.contains(place.line - 1)
        && (1...(lines[place.line - 1].count + 1)).contains(place.column)
      #expect(isInFile, "\(mistake)")
    }
  }
}
