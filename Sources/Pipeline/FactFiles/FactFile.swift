import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// An opened fact file, as written by `untangle facts`. Its integrity was checked when it was opened.
package final class FactFile: Sendable {
  /// The path as named by the user.
  package let path: String
  let contents: FactFileContents
  private let file: PieceFile
  /// The shared texts of all entries.
  private let texts: SharedTexts
  /// The byte range of each entry's facts in the file; empty for an unreadable source.
  private let parts: [Range<Int>]

  /// `limit` is the file size limit of the configuration, in bytes.
  package init(path: String, fileSizeLimit limit: Int) throws(FactFileFlaw) {
    self.path = path
    do {
      file = try PieceFile(path: path)
    } catch {
      throw .unreadable(error)
    }
    var buffer = ReadBuffer()
    let head = try Self.head(of: file, &buffer)
    let list = try Self.list(of: file, head, &buffer)
    (texts, contents) = (list.texts, list.contents)
    parts = try Self.parts(of: contents, before: Int(head.listOffset))
    guard contents.fileSizeLimit == limit else {
      throw .otherLimit(own: contents.fileSizeLimit, asked: limit)
    }
    for place in parts.indices where !isWhole(place, &buffer) { throw .damaged }
  }

  private static func head(of file: PieceFile, _ buffer: inout ReadBuffer) throws(FactFileFlaw)
    -> FactFileHead
  {
    let size = min(file.byteCount, FactFileHead.size)
    let head = file.withBytes(0..<size, reusing: &buffer) { bytes in
      Result { () throws(FactFileFlaw) in try FactFileHead(bytes) }
    }
    guard let head = try head?.get() else { throw .damaged }
    guard head.owner == FactFileHead.currentOwner else { throw .otherVersion }
    return head
  }

  private static func list(
    of file: PieceFile, _ head: FactFileHead, _ buffer: inout ReadBuffer
  ) throws(FactFileFlaw) -> FactFileList {
    let size = UInt64(file.byteCount)
    guard head.listOffset >= UInt64(FactFileHead.size), head.listOffset <= size,
      head.listLength == size - head.listOffset
    else { throw .damaged }
    let found = file.withBytes(Int(head.listOffset)..<file.byteCount, reusing: &buffer) { bytes in
      ContentDigest(of: bytes) == head.listDigest
        ? FactFileList(bytes, fullLength: head.fullListLength) : nil
    }
    guard let list = found ?? nil else { throw .damaged }
    return list
  }

  /// The byte ranges of the entries; they must cover the file from the head to the list without gaps.
  private static func parts(
    of contents: FactFileContents, before end: Int
  ) throws(FactFileFlaw) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    parts.reserveCapacity(contents.entries.count)
    var offset = FactFileHead.size
    for entry in contents.entries {
      let length = if case .facts(let part) = entry.content { part.length } else { 0 }
      guard length >= 0, length <= end - offset else { throw .damaged }
      parts.append(offset..<(offset + length))
      offset += length
    }
    guard offset == end else { throw .damaged }
    return parts
  }

  private func isWhole(_ place: Int, _ buffer: inout ReadBuffer) -> Bool {
    guard case .facts(let part) = contents.entries[place].content else { return true }
    return file.withBytes(parts[place], reusing: &buffer) { ContentDigest(of: $0).low == part.check } == true
  }

  /// nil if the bytes have changed since the file was opened.
  func facts(_ place: Int, reusing buffer: inout ReadBuffer) -> TextFacts? {
    guard case .facts(let part) = contents.entries[place].content else { return nil }
    let found = file.withBytes(parts[place], reusing: &buffer) { bytes -> [UInt8]? in
      guard ContentDigest(of: bytes).low == part.check else { return nil }
      return try? decompressed(bytes, count: part.fullLength)
    }
    return (found ?? nil).flatMap(texts.unpacked)
  }
}

/// A Swift file whose facts come from a fact file.
struct StoredText: Sendable {
  let file: FactFile
  /// The index in the fact file's entries.
  let place: Int

  var entry: FactFileContents.Entry { file.contents.entries[place] }
}

extension [FactFile] {
  /// Sorted by the bytes of the path, in the same order as a file search.
  var texts: [StoredText] {
    flatMap { file in file.contents.entries.indices.map { StoredText(file: file, place: $0) } }.sorted {
      $0.entry.path.precedesByBytes($1.entry.path)
    }
  }

  /// Throws if two files have the same path.
  package func checkPaths() throws(FlawedFactFile) {
    var owners: [String: String] = [:]
    for file in self {
      let paths = file.contents.entries.map(\.path) + Set(file.contents.resources.map(\.path)).sorted()
      for path in paths {
        guard let other = owners.updateValue(file.path, forKey: path) else { continue }
        throw FlawedFactFile(path: file.path, flaw: .shared(path: path, other: other))
      }
    }
  }

  /// The resources of all files at the accepted paths, as if they were read now.
  func resources(where isTaken: (String) -> Bool) -> ReadResources {
    let found = flatMap(\.contents.resources).filter { isTaken($0.path) }.sortedByPath
    let problems = found.flatMap(\.problems)
    return ReadResources(
      known: KeyResources(all: found.flatMap(\.keys), reading: problems.isEmpty ? .complete : .partial),
      problems: problems)
  }
}

/// A flaw, with the file that has it.
package struct FlawedFactFile: Error, Sendable {
  /// The path as named by the user.
  package var path: String
  package var flaw: FactFileFlaw
}

/// Opens and checks all files, in the given order. `limit` is the file size limit of the configuration, in
/// bytes.
package func openFactFiles(
  _ paths: [String], fileSizeLimit limit: Int
) throws(FlawedFactFile) -> [FactFile] {
  var files: [FactFile] = []
  for path in paths {
    do throws(FactFileFlaw) {
      files.append(try FactFile(path: path, fileSizeLimit: limit))
    } catch {
      throw FlawedFactFile(path: path, flaw: error)
    }
  }
  try files.checkPaths()
  return files
}
