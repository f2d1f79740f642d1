/// How a path outside of the working directory is shown: like its root was written.
enum PathStyle: Sendable {
  case relative
  case absolute
}

/// A user's path in the form in which found files are shown.
package func shownPath(_ written: String, in workingDirectory: String) -> String {
  let folder = FilePath(written: workingDirectory)
  let style = written.utf8.first == .slash ? PathStyle.absolute : .relative
  return shownPath(FilePath(written.utf8, in: folder), from: folder, style: style)
}

/// An absolute path at or above the working directory, relative to that directory, which is absolute as well.
package func shownPath(found path: String, from workingDirectory: String) -> String {
  shownPath(
    FilePath(written: path), from: FilePath(written: workingDirectory), style: .relative)
}

/// The path as users see it; see `SourceFile.path`.
func shownPath(_ path: FilePath, from workingDirectory: FilePath, style: PathStyle) -> String {
  if style == .absolute && !path.isWithin(workingDirectory) { return printable(path.bytes) }
  let relative = path.relative(to: workingDirectory)
  return relative.isEmpty ? "." : printable(relative)
}

/// The text of a file name, with `\xNN` for bytes that are not UTF-8 and for control characters.
func printable(_ bytes: [UInt8]) -> String {
  if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(decoding: bytes, as: UTF8.self) }
  var text = ""
  var rest = bytes[...]
  while !rest.isEmpty {
    let length = characterLength(at: rest)
    let character = rest.prefix(max(length, 1))
    if length == 0 || isControl(character) {
      for byte in character { text += escaped(byte) }
    } else {
      text += String(decoding: character, as: UTF8.self)
    }
    rest = rest.dropFirst(max(length, 1))
  }
  return text
}

/// The length in bytes of the UTF-8 character at the start; 0 where it is invalid.
private func characterLength(at bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBufferPointer { utf8CharacterLength(in: $0, at: 0) }
}

/// Whether the character is in one of Unicode's control blocks: below 0x20, 0x7F, U+0080 to U+009F.
private func isControl(_ character: ArraySlice<UInt8>) -> Bool {
  guard let first = character.first, let last = character.last else { return false }
  if character.count == 1 { return first < 0x20 || first == 0x7F }
  return character.count == 2 && first == 0xC2 && last < 0xA0
}

private func escaped(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "\\x" + (digits.count == 1 ? "0" : "") + digits
}
