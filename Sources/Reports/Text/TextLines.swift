/// The lines without trailing spaces, each with its newline, in UTF-8; none of them is a command to a build server.
func bytes(of lines: some Sequence<String>) -> [UInt8] {
  bytes(asTheyAre: lines.lazy.map(\.asLogLine))
}

/// The same for lines that are to be obeyed.
func bytes(asTheyAre lines: some Sequence<String>) -> [UInt8] {
  var bytes: [UInt8] = []
  for line in lines {
    bytes.append(contentsOf: line.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
  return bytes
}
