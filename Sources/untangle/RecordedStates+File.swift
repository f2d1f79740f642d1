import UntanglePipeline
import UntangleSourceFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a recording cannot be used.
struct RecordingFailure: Error {
  /// From 1; nil where it is about the file.
  var line: Int?
  /// One lowercase sentence.
  var reason: String

  /// `:3`, or nothing.
  var position: String { line.map { ":\($0)" } ?? "" }
}

extension RecordedStates {
  /// Reads what the recorder has written: an object a line; empty lines count for nothing.
  init(path: String) throws(RecordingFailure) {
    self.init()
    let lines = try Self.bytes(of: path).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 13 }) {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line)) else {
        throw RecordingFailure(
          line: index + 1, reason: "is no line of a recorder: {\"type\": …, \"values\": {…}} is expected")
      }
      add(entry.values, ofType: entry.type)
    }
    if combinations.isEmpty {
      throw RecordingFailure(reason: "nothing is recorded in it: did the tests call recordState()?")
    }
  }

  private static func bytes(of path: String) throws(RecordingFailure) -> [UInt8] {
    do {
      guard let bytes = try namedFile(path) else { throw RecordingFailure(reason: "there is no such file") }
      return bytes
    } catch let failure as RecordingFailure {
      throw failure
    } catch {
      throw RecordingFailure(reason: "\(error)")
    }
  }

  private struct Entry: Decodable {
    let type: String
    let values: [String: String]
  }
}
