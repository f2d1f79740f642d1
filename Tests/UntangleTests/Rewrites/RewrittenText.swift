import UntangleFacts
import UntangleSourceFiles

/// What must be so of every rewritten text, whatever it does.
struct RewrittenText {
  private let type: ComparedType

  init(_ type: ComparedType) { self.type = type }

  /// What is not so, in sentences.
  var mistakes: [String] {
    var mistakes: [String] = []
    for (old, new) in zip(type.sources, type.rewritten.sources) {
      let facts = Array(new.text.utf8).withUnsafeBufferPointer { collectFacts(path: new.path, bytes: $0) }
      mistakes += facts.problems.map { "it \($0.reason)" }
      if comments(in: old.text).sorted()
        != comments(in: new.text).filter({ !$0.hasSuffix(": name it") }).sorted()
      {
        mistakes.append("its comments are not those that it had")
      }
      if new.text.split(separator: "\n").contains(where: { $0.last == " " }) {
        mistakes.append("a line ends with spaces")
      }
    }
    return mistakes
  }

  /// Whether there is more to do where all should be done.
  var isRewrittenAgain: Bool {
    get async throws {
      try await RewrittenType(type.part.type, in: type.rewritten.sources).isRewritten
    }
  }

  /// Where the same type, written in another way, is rewritten to anything but the same, written in that way.
  func mistakes(writtenAs form: WrittenForm) async throws -> [String] {
    let sources = type.sources.map { NamedSource(path: $0.path, text: form.apply($0.text)) }
    let rewritten = try await RewrittenType(type.part.type, in: sources, assuming: type.part.assumed)
    return zip(rewritten.written, type.rewritten.written).compactMap { written, plain in
      // Texts compare by characters, of which a line's end is one.
      Array(written.text.utf8) == Array(form.apply(plain.text).utf8)
        ? nil : "\(written.path) is not kept \(form):\n\(written.text)"
    }
  }
}

/// How the text of a file may be written.
enum WrittenForm: CaseIterable, Sendable {
  case windowsLines
  case byteOrderMark
  case noLastLineEnd
  case tabs

  func apply(_ text: String) -> String {
    switch self {
    case .windowsLines: text.replacing("\n", with: "\r\n")
    case .byteOrderMark: "\u{FEFF}" + text
    case .noLastLineEnd: text.hasSuffix("\n") ? String(text.dropLast()) : text
    case .tabs:
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let spaces = line.prefix { $0 == " " }
        return String(repeating: "\t", count: spaces.count / 2) + line.dropFirst(spaces.count)
      }.joined(separator: "\n")
    }
  }
}

/// The comments of a source, each without what stands around it, in order; what looks like one in a
/// text is none.
private func comments(in source: String) -> [String] {
  var comments: [String] = []
  var rest = Substring(source)
  while let start = rest.first {
    if rest.hasPrefix("//") {
      let comment = rest.prefix { !$0.isNewline }
      comments.append(String(trimmedAtEnd(comment)))
      rest = rest.dropFirst(comment.count)
    } else if rest.hasPrefix("/*") {
      let end = rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex
      comments.append(String(rest[..<end]))
      rest = rest[end...]
    } else if start == "\"" {
      rest = rest.dropFirst(stringLength(rest))
    } else {
      rest = rest.dropFirst()
    }
  }
  return comments
}

/// Of the text that starts with a quotation mark, both marks included.
private func stringLength(_ text: Substring) -> Int {
  let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
  var rest = text.dropFirst(mark.count)
  while !rest.isEmpty, !rest.hasPrefix(mark) { rest = rest.dropFirst(rest.first == "\\" ? 2 : 1) }
  return text.count - rest.count + mark.count
}
