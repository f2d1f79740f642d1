import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of the command line, prepared for the argument parser.
///
/// The parser's time is quadratic in the number of words. So consecutive paths are joined to one word,
/// separated by NUL, which cannot occur in a word.
struct WrittenArguments {
  /// Without the name of the program.
  var words: [String]

  /// Up to this number of words, joining is not worthwhile.
  private static let few = 64
  /// The first words of a row are kept separate: they may be an option's value, a verb or a name instead of
  /// paths.
  private static let kept = 3

  static var ofProcess: WrittenArguments {
    let words = (0..<Int(CommandLine.argc)).dropFirst().compactMap { CommandLine.unsafeArgv[$0] }
    return WrittenArguments(
      words: words.map { word in
        writtenPath(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      })
  }

  /// The words for the parser. Behind `--`, a leading `@` is part of a file's name.
  var forParser: [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let plain = words[end...].map { $0.first == "@" ? "./" + $0 : $0 }
    guard words.count > Self.few else { return words[..<end] + plain }
    return joined(words[..<end]) { !$0.hasPrefix("-") }
      + joined(plain[...]) { $0 != "-" && $0 != "--" }
  }

  private func joined(_ words: ArraySlice<String>, _ isPath: (String) -> Bool) -> [String] {
    var result: [String] = []
    var row: [String] = []
    func close() {
      result += row.prefix(Self.kept)
      let rest = row.dropFirst(Self.kept)
      if !rest.isEmpty { result.append(rest.joined(separator: Self.separator)) }
      row = []
    }
    for word in words {
      if isPath(word) {
        row.append(word)
      } else {
        close()
        result.append(word)
      }
    }
    close()
    return result
  }

  private static let separator = "\0"

  /// The paths in a word that the parser received.
  static func paths(in word: String) -> [String] {
    word.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// A message of the parser with joined words separated again.
  static func asWritten(_ message: String) -> String {
    message.contains(separator) ? message.replacing(separator, with: "', '") : message
  }
}
