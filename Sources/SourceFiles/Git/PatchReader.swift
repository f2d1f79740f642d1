/// Parses the output of `git diff-tree --stdin --always --raw -p -U0` or `git diff-index --raw -p -U0`: for
/// each pair of commits its name, the changed files, and their hunks in the same order.
struct PatchReader {
  static let options = [
    "-r", "--raw", "-p", "-U0", "-M", "--text", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-color",
    "--ignore-submodules=all", "--indent-heuristic", "--inter-hunk-context=0", "--src-prefix=a/",
    "--dst-prefix=b/",
  ]

  /// For each pair the changes of its files, in git's order. Output before the first name is a pair of its
  /// own.
  private(set) var pairs: [[PatchedFile]] = []
  /// For the last pair, the file of each part of the patch. A file that became a link has two parts.
  private var parts: [Int] = []
  private var partCount = 0

  static func pairs(in bytes: [UInt8]) -> [[PatchedFile]] {
    var reader = PatchReader()
    bytes.withUnsafeBufferPointer { reader.read($0) }
    return reader.pairs
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[start...])
      let length = rest.firstIndex(of: .newline) ?? rest.count
      take(UnsafeBufferPointer(rebasing: rest[..<length]))
      start += length + 1
    }
  }

  private mutating func take(_ line: UnsafeBufferPointer<UInt8>) {
    switch line.first {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "\\"): return
    case UInt8(ascii: "@"): takeHunk(line)
    case UInt8(ascii: ":"): takeEntry(line)
    case UInt8(ascii: "d") where line.starts(with: Array("diff --git ".utf8)): partCount += 1
    default: if line.isName { startPair() }
    }
  }

  private mutating func startPair() {
    pairs.append([])
    parts = []
    partCount = 0
  }

  /// `:MODE MODE BLOB BLOB LETTER`, and a tab before each path.
  private mutating func takeEntry(_ line: UnsafeBufferPointer<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count >= 2, let letter = fields[0].split(separator: .space).last?.first else { return }
    if pairs.isEmpty { startPair() }
    let first = unquotedPath(fields[1])
    let last = fields.count > 2 ? unquotedPath(fields[2]) : first
    var change = PatchedFile(origin: .path(first), path: last)
    switch letter {
    case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "T"): change.origin = .new
    case UInt8(ascii: "D"): change.path = nil
    default: break
    }
    let place = pairs[pairs.count - 1].count
    pairs[pairs.count - 1].append(change)
    parts += letter == UInt8(ascii: "T") ? [place, place] : [place]
  }

  /// `@@ -12,3 +14 @@`: a missing count means one line. An empty range names the line before it.
  private mutating func takeHunk(_ line: UnsafeBufferPointer<UInt8>) {
    guard parts.indices.contains(partCount - 1) else { return }
    let words = line.prefix(80).split(separator: .space)
    guard words.count >= 3, let old = stretch(words[1]), let new = stretch(words[2]) else { return }
    pairs[pairs.count - 1][parts[partCount - 1]].hunks.append(PatchedFile.Hunk(old: old, new: new))
  }

  private func stretch(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let start = numbers.first ?? nil, start >= 0, start < Int(Int32.max) else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? 0 : 1
    guard count >= 0, count < Int(Int32.max) else { return nil }
    return count == 0 ? start + 1..<start + 1 : start..<start + count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are a full commit hash.
  fileprivate var isName: Bool {
    (count == 40 || count == 64)
      && allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

/// Decodes a path in git's notation: quoted, with C escapes, where it contains anything but printable ASCII.
func unquotedPath(_ text: some Collection<UInt8>) -> [UInt8] {
  let quote = UInt8(ascii: "\"")
  guard text.count > 1, text.first == quote else { return Array(text) }
  var result: [UInt8] = []
  var rest = Array(text.dropFirst().dropLast())[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
      result.append(byte)
      continue
    }
    if let first = octal(escape), rest.count >= 2,
      let second = octal(rest[rest.startIndex]), let third = octal(rest[rest.startIndex + 1])
    {
      result.append(UInt8(truncatingIfNeeded: first * 64 + second * 8 + third))
      rest = rest.dropFirst(2)
    } else {
      result.append(controls[escape] ?? escape)
    }
  }
  return result
}

private func octal(_ byte: UInt8) -> Int? {
  (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
}

private let controls: [UInt8: UInt8] = [
  UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
  UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
]
