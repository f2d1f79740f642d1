/// The lines without trailing spaces, each followed by a newline, in UTF-8. Commands to build servers are
/// escaped.
func bytes(of lines: some Sequence<String>) -> [UInt8] {
  bytes(asTheyAre: lines.lazy.map(\.asLogLine))
}

/// Like `bytes(of:)`, for lines that are meant as commands.
func bytes(asTheyAre lines: some Sequence<String>) -> [UInt8] {
  var bytes: [UInt8] = []
  for line in lines {
    bytes.append(contentsOf: line.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
  return bytes
}
