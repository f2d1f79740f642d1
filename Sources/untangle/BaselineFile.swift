import UntangleFindings
import UntangleReports
import UntangleSourceFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reason why a baseline cannot be used. The run must not continue as if the baseline were empty.
struct BaselineFailure: Error {
  /// One lowercase sentence about the file.
  let reason: String
}

extension Baseline {
  /// nil if the file does not exist.
  init?(path: String) throws(BaselineFailure) {
    let bytes: [UInt8]?
    do {
      bytes = try namedFile(path)
    } catch {
      throw BaselineFailure(reason: error.description)
    }
    guard let bytes else { return nil }
    try self.init(bytes)
  }

  init(_ bytes: [UInt8]) throws(BaselineFailure) {
    let document = try Self.document(bytes)
    guard document.schemaVersion == baselineVersion else {
      throw BaselineFailure(
        reason: "is a baseline of version \(document.schemaVersion), and this program reads version "
          + "\(baselineVersion): write a new one with 'untangle baseline'")
    }
    self.init(
      entries: document.findings.map {
        Entry(
          rule: RuleID(rawValue: $0.rule), type: $0.type, path: $0.path, fingerprint: $0.fingerprint,
          content: $0.content)
      })
  }

  private static func document(_ bytes: [UInt8]) throws(BaselineFailure) -> Document {
    if bytes.isEmpty { throw BaselineFailure(reason: "is empty: write it with 'untangle baseline'") }
    do {
      return try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw BaselineFailure(reason: "is no baseline: \(error.words)")
    } catch {
      throw BaselineFailure(reason: "is no baseline")
    }
  }
}

private struct Document: Decodable {
  struct Entry: Decodable {
    let rule: String
    let type: String?
    let path: String
    let fingerprint: String
    let content: String
  }

  let schemaVersion: Int
  let findings: [Entry]
}

extension DecodingError {
  fileprivate var words: String {
    switch self {
    case .dataCorrupted(let context):
      let cause = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"]
      return (cause as? String).map(Self.lowercased) ?? "it is not JSON"
    case .keyNotFound(let key, let context): return "\(Self.place(context)) has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(Self.place(context)) is of another type"
    @unknown default: return "it is of another form"
    }
  }

  /// The path of a value in the JSON, as in `findings[3].rule`; `the document` for the root.
  private static func place(_ context: Context) -> String {
    let path = context.codingPath.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
    return path.isEmpty ? "the document" : "'\(path)'"
  }

  private static func lowercased(_ sentence: String) -> String {
    let start = sentence.startingSmall
    return start.hasSuffix(".") ? String(start.dropLast()) : start
  }
}
