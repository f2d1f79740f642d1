/// The fingerprints by which GitHub's code scanning identifies lines, keyed by 1-based line number. They
/// survive insertions above.
///
/// A fingerprint hashes the 100 characters from the start of the line. Spaces and tabs are skipped, all line
/// ends are `\n`, and the end of the file is followed by a 65535 and zeros. Equal hashes are numbered from 1:
/// `39fa2ee980eb94b0:1`. The algorithm is that of `primaryLocationLineHash` in github/codeql-action,
/// `src/fingerprints.ts`.
package func lineHashes(of bytes: UnsafeBufferPointer<UInt8>) -> [Int32: String] {
  let start = byteOrderMarkLength(of: bytes)
  let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
  var hashes = LineHashes()
  for unit in text.utf16 { hashes.take(unit) }
  return hashes.finished()
}

private struct LineHashes {
  private static let windowLength = 100
  private static let factor: UInt64 = 37
  private static let firstFactor = (0..<windowLength).reduce(UInt64(1)) { power, _ in power &* factor }

  private enum Place { case lineStart, inLine }
  private enum Previous { case carriageReturn, other }

  /// A ring buffer of the last characters; the oldest is at `index`.
  private var window = [UInt16](repeating: 0, count: windowLength)
  /// For each character in `window`, the number of the line that it starts; 0 for others.
  private var startedLines = [Int32](repeating: 0, count: windowLength)
  private var index = 0
  private var hash: UInt64 = 0
  private var line: Int32 = 0
  private var place = Place.lineStart
  private var previous = Previous.other
  private var counts: [UInt64: Int] = [:]
  private var found: [Int32: String] = [:]

  mutating func take(_ unit: UInt16) {
    let (newline, carriageReturn): (UInt16, UInt16) = (0x0A, 0x0D)
    let endsPair = previous == .carriageReturn && unit == newline
    guard unit != 0x20, unit != 0x09, !endsPair else {
      previous = .other
      return
    }
    previous = unit == carriageReturn ? .carriageReturn : .other
    let character = unit == carriageReturn ? newline : unit
    nameLine()
    if place == .lineStart {
      place = .inLine
      line += 1
      startedLines[index] = line
    }
    if character == newline { place = .lineStart }
    roll(character)
  }

  mutating func finished() -> [Int32: String] {
    take(.max)
    for _ in 0..<Self.windowLength {
      nameLine()
      roll(0)
    }
    return found
  }

  /// Records the hash of the line whose first character is about to leave the full window.
  private mutating func nameLine() {
    guard startedLines[index] > 0 else { return }
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    found[startedLines[index]] = "\(String(hash, radix: 16)):\(count)"
    startedLines[index] = 0
  }

  private mutating func roll(_ character: UInt16) {
    let oldest = UInt64(window[index])
    window[index] = character
    hash = Self.factor &* hash &+ UInt64(character) &- Self.firstFactor &* oldest
    index = (index + 1) % Self.windowLength
  }
}
