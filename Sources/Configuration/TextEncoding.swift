/// The maximum size of a configuration file in bytes, without a byte order mark.
let maximumConfigurationSize = 1_000_000

/// The bytes of a configuration file if YAML can hold the text, or the first reason why not.
enum DecodedText {
  /// The bytes do not have the byte order mark.
  case text([UInt8])
  /// The place is nil if the reason concerns the whole file.
  case refused(String, TextPlace?)
}

/// Refuses bytes that are not UTF-8, and invisible characters.
func decodeText(_ bytes: [UInt8]) -> DecodedText {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return .refused("this is UTF-16; save the file as UTF-8", TextPlace(line: 1, column: 1))
  }
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  guard text.count <= maximumConfigurationSize else {
    return .refused("larger than 1 MB, which no configuration needs", nil)
  }
  var decoder = UTF8()
  var remaining = text.makeIterator()
  var offset = 0
  while true {
    switch decoder.decode(&remaining) {
    case .emptyInput: return .text(text)
    case .error: return .refused("invalid UTF-8", TextLines(text).place(at: offset))
    case .scalarValue(let scalar):
      if let reason = refusal(of: scalar) {
        return .refused(reason, TextLines(text).place(at: offset))
      }
      offset += UTF8.width(scalar)
    }
  }
}

private func refusal(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x00: "NUL character; is this a text in UTF-8?"
  case 0x09, 0x0A, 0x0D: nil
  case 0x01..<0x20, 0x7F..<0xA0: "control character U+\(hexadecimal(scalar.value))"
  // YAML counts these as line ends; editors do not.
  case 0x2028, 0x2029: "line separator U+\(hexadecimal(scalar.value)); use a plain line end"
  case 0xFEFF, 0xFFFE, 0xFFFF: "invisible character U+\(hexadecimal(scalar.value))"
  default: nil
  }
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
