#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Parses a list of paths, one per line or terminated by NUL, as `git ls-files -z` writes them.
///
/// Ignores empty lines and the carriage returns of Windows line ends.
package func pathList(_ text: [UInt8]) -> [String] {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let body = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
  if body.contains(0) { return body.split(separator: 0).map(writtenPath) }
  return body.split(separator: .newline).map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    .filter { !$0.isEmpty }.map(writtenPath)
}

/// Reads the text of a list, which may be a pipe. `path` is relative to the process's folder. `limit` is in
/// bytes.
package func readPathList(at path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
  let descriptor = FilePath(asIs: Array(path.utf8)).withCString {
    open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY)
  }
  guard descriptor >= 0 else { throw ReadFailure(code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return bytes }
    if count > 0 {
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    } else if errno != EINTR {
      throw ReadFailure(code: errno)
    }
  }
}

/// The text of a path; bytes that are not UTF-8 become `\xNN`, as in shown paths.
package func writtenPath(_ bytes: some Collection<UInt8>) -> String {
  String(validating: bytes, as: UTF8.self) ?? printable(Array(bytes))
}

/// The file system's bytes of a path. Decodes `\xNN` only where the literal path does not exist and the
/// decoded one does.
package func systemPath(_ text: String) -> [UInt8] { systemPath(text, in: nil) }

func systemPath(_ text: String, in folder: FilePath?) -> [UInt8] {
  let written = Array(text.utf8)
  guard let bytes = unescaped(written), (try? FilePath(written, in: folder).ownStatus()) == nil,
    (try? FilePath(bytes, in: folder).ownStatus()) != nil
  else { return written }
  return bytes
}

/// Decodes each `\xNN`; nil where there is none.
func unescaped(_ path: some Collection<UInt8>) -> [UInt8]? {
  var bytes: [UInt8] = []
  var rest = Array(path)[...]
  while let backslash = rest.firstIndex(of: .backslash) {
    bytes += rest[..<backslash]
    let digits = rest[backslash...].dropFirst(2).prefix(2)
    if rest[backslash...].dropFirst().first == UInt8(ascii: "x"), digits.allSatisfy(\.isHexDigit),
      digits.count == 2,
      let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), byte != 0
    {
      bytes.append(byte)
      rest = rest[digits.endIndex...]
    } else {
      bytes.append(.backslash)
      rest = rest[(backslash + 1)...]
    }
  }
  bytes += rest
  return bytes.elementsEqual(path) ? nil : bytes
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { Character(UnicodeScalar(self)).isHexDigit }
}
