/// What a run is about to write. It reaches the disk first, so that a later run can determine the progress of
/// each file.
struct Journal: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let target: FilePath
    /// nil for a new file.
    let old: ContentDigest?
    let new: ContentDigest
  }

  var entries: [Entry]

  init(_ changes: [FileChange]) {
    entries = changes.map { Entry(target: $0.target, old: $0.old, new: $0.new) }
  }

  /// The scratch file of an entry has its index as number.
  func changes(of run: RunName, path: (FilePath) -> String) -> [FileChange] {
    entries.enumerated().map { number, entry in
      let folder = entry.target.parent ?? entry.target
      return FileChange(
        path: path(entry.target), target: entry.target, scratch: folder.appending(run.scratch(number)),
        old: entry.old, new: entry.new)
    }
  }
}

/// The text of a journal, which is human-readable:
///
///     untangle journal 1
///     9c…41 03…77 A.swift
///     - 5e…b0 ../Model/DefaultsKeys.swift
///     end
extension Journal {
  private static let head = "untangle journal 1\n"
  private static let tail = "end\n"

  /// Paths are relative to `folder`, so that the project can be moved.
  func text(in folder: FilePath) -> [UInt8] {
    let lines = entries.map { entry in
      let digests = "\(entry.old?.hexadecimal ?? "-") \(entry.new.hexadecimal) "
      return Array(digests.utf8) + escaped(entry.target.relative(to: folder)) + [.newline]
    }
    return Array(Self.head.utf8) + lines.joined() + Array(Self.tail.utf8)
  }

  /// nil where the text is incomplete.
  init?(_ text: [UInt8], in folder: FilePath) {
    guard text.starts(with: Self.head.utf8), text.suffix(Self.tail.utf8.count).elementsEqual(Self.tail.utf8)
    else { return nil }
    var entries: [Entry] = []
    for line in text.dropFirst(Self.head.utf8.count).dropLast(Self.tail.utf8.count).split(separator: .newline)
    {
      let fields = line.split(separator: .space, maxSplits: 2)
      guard fields.count == 3, let new = ContentDigest(hexadecimal: fields[1]),
        let path = unescaped(fields[2])
      else { return nil }
      let old = ContentDigest(hexadecimal: fields[0])
      guard old != nil || fields[0].elementsEqual("-".utf8) else { return nil }
      entries.append(Entry(target: FilePath(path, in: folder), old: old, new: new))
    }
    self.entries = entries
  }
}

extension ContentDigest {
  /// nil unless there are 32 hexadecimal digits.
  fileprivate init?(hexadecimal digits: some Collection<UInt8>) {
    let text = String(decoding: digits, as: UTF8.self)
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

private let percent = UInt8(ascii: "%")

/// Escapes control characters, so that any path fits on one line.
private func escaped(_ path: [UInt8]) -> [UInt8] {
  path.flatMap { byte -> [UInt8] in
    guard byte < 0x20 || byte == percent else { return [byte] }
    return [percent] + Array((byte < 16 ? "0" : "").utf8) + Array(String(byte, radix: 16).utf8)
  }
}

private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
  var path: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    guard byte == percent else {
      path.append(byte)
      continue
    }
    guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    else { return nil }
    path.append(value)
    rest = rest.dropFirst(2)
  }
  return path
}
