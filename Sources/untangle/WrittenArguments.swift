import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of the command line, as the argument parser can take them.
///
/// The parser takes time by the square of their number, so paths in a row are handed over as one word, with a NUL
/// between them, which no word can have.
struct WrittenArguments {
  /// Without the program's own name.
  var words: [String]

  /// Fewer cost nothing to speak of.
  private static let few = 64
  /// What a row of words may begin with that is no path: the value of an option, a verb, a name.
  private static let kept = 3

  static var ofProcess: WrittenArguments {
    let words = (0..<Int(CommandLine.argc)).dropFirst().compactMap { CommandLine.unsafeArgv[$0] }
    return WrittenArguments(
      words: words.map { word in
        writtenPath(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      })
  }

  /// For the parser. Behind `--`, `@` begins the name of a file like any other.
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

  /// The paths of a word that the parser was given.
  static func paths(in word: String) -> [String] {
    word.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// What the parser says of its words, as they were written.
  static func asWritten(_ message: String) -> String {
    message.contains(separator) ? message.replacing(separator, with: "', '") : message
  }
}
