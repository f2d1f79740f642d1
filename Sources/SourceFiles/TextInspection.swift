/// A defect of a text that the user should know.
package struct TextFlaw: Hashable, Sendable {
  /// 1-based; nil where it concerns the whole text.
  package var line: Int?
  /// One lowercase sentence without a period, which names the line.
  package var reason: String
  package var cause: Problem.Cause

  package init(line: Int?, reason: String, cause: Problem.Cause = .input) {
    self.line = line
    self.reason = reason
    self.cause = cause
  }

  package func problem(about path: String) -> Problem {
    Problem(path: path, line: line, reason: reason, cause: cause)
  }
}

/// Whether the parser can process a text.
package enum TextInspection: Hashable, Sendable {
  /// It can. `flaws` are reported anyway, in the order of the text.
  case accept(flaws: [TextFlaw])
  /// The text would crash or stall the parser, or produce wrong facts.
  case reject(TextFlaw)
}

/// Checks for hazards to the parser, at a fraction of the cost of parsing.
package func inspect(_ bytes: UnsafeBufferPointer<UInt8>) -> TextInspection {
  let census = ByteCensus(bytes)
  if bytes.starts(with: encryptionMark.utf8) {
    return .reject(
      TextFlaw(line: nil, reason: "is encrypted by git-crypt; unlock the repository or exclude the file"))
  }
  if let reason = foreignEncoding(of: bytes, zeroCount: census.count(of: 0)) {
    return .reject(TextFlaw(line: nil, reason: reason))
  }
  if let flaw = conflictMarkers(in: bytes) ?? parserHazard(in: bytes, census)?.flaw(in: bytes) {
    return .reject(flaw)
  }
  return .accept(flaws: oddBytes(in: bytes, census))
}

/// The first bytes of a file that git-crypt has encrypted.
private let encryptionMark = "\0GITCRYPT\0"

private func oddBytes(in bytes: UnsafeBufferPointer<UInt8>, _ census: ByteCensus) -> [TextFlaw] {
  guard census.count(of: 0) > 0 || census.hasNonASCII else { return [] }
  let zero = census.count(of: 0) > 0 ? bytes.firstOffset(of: 0, from: 0) : nil
  let invalid = census.hasNonASCII ? firstInvalidUTF8(in: bytes) : nil
  guard zero != nil || invalid != nil else { return [] }
  let lines = LineTable(bytes)
  var flaws: [TextFlaw] = []
  if let invalid {
    let (line, column) = lines.position(at: invalid)
    flaws.append(
      TextFlaw(line: Int(line), reason: "has invalid UTF-8 at line \(line), column \(column)"))
  }
  if let zero {
    let line = lines.position(at: zero).line
    flaws.append(TextFlaw(line: Int(line), reason: "has a NUL byte at line \(line)"))
  }
  return flaws.sorted { ($0.line ?? 0, $0.reason) < ($1.line ?? 0, $1.reason) }
}

/// The name of the encoding, as a reason, where the text is neither UTF-8 nor similar to it.
private func foreignEncoding(of bytes: UnsafeBufferPointer<UInt8>, zeroCount: Int) -> String? {
  let start = Array(bytes.prefix(4))
  if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return wrongEncoding("UTF-32") }
  if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
    return wrongEncoding("UTF-16")
  }
  // Code is nearly all ASCII, so every second byte of UTF-16 is zero. A third of zeros is enough evidence.
  guard bytes.count >= 4, zeroCount * 3 > bytes.count else { return nil }
  var evenZeros = 0
  for offset in stride(from: 0, to: bytes.count, by: 2) where bytes[offset] == 0 { evenZeros += 1 }
  let oddZeros = zeroCount - evenZeros
  if min(evenZeros, oddZeros) * 10 < max(evenZeros, oddZeros) { return wrongEncoding("UTF-16") }
  return zeroCount * 10 > bytes.count * 7 ? wrongEncoding("UTF-32") : nil
}

private func wrongEncoding(_ name: String) -> String { "is \(name); only UTF-8 can be read" }
