package import UntangleFindings
import UntangleSourceFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The name that every configuration file has.
package let configurationFileName = ".lintrc.yml"

/// The path of the nearest `.lintrc.yml` at or above an absolute folder; nil where there is none.
///
/// Whatever has that name is taken, even a folder or a broken link: to pass over it in silence would lint by
/// other rules than the user thinks.
package func nearestConfiguration(from folder: String) -> String? {
  var parts = folder.split(separator: "/")[...]
  while true {
    let path = "/" + (parts + [Substring(configurationFileName)]).joined(separator: "/")
    var status = stat()
    if lstat(systemText(path), &status) == 0 { return path }
    guard parts.popLast() != nil else { return nil }
  }
}

/// Reads a configuration file; one that cannot be read is a mistake without a place.
///
/// `shownPath` is how users see it; nil is as it is opened.
package func loadConfiguration(
  path: String, shownAs shownPath: String? = nil, schemas: [RuleSchema]
) -> ConfigurationResult {
  let shownPath = shownPath ?? path
  switch readRegularFile(path) {
  case .bytes(let bytes):
    var result = parseConfiguration(text: bytes, path: shownPath, schemas: schemas)
    result.configuration.globBase = folder(of: path)
    return result
  case .refused(let reason):
    return ConfigurationResult(
      configuration: Configuration(path: shownPath),
      mistakes: [ConfigurationMistake(path: shownPath, place: nil, message: reason)])
  }
}

private enum FileContents {
  case bytes([UInt8])
  case refused(String)
}

/// Never waits: a pipe is opened without blocking and then not read.
private func readRegularFile(_ path: String) -> FileContents {
  let descriptor = open(systemText(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return .refused("cannot be read: \(systemReason())") }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else {
    return .refused("cannot be read: \(systemReason())")
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return readToEnd(descriptor)
  case S_IFDIR: return .refused("is a folder; a configuration is a file")
  default: return .refused("is no regular file")
  }
}

/// Stops one byte beyond what a configuration may have, for the parser to refuse.
private func readToEnd(_ descriptor: Int32) -> FileContents {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= maximumConfigurationSize + 3 {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { break }
    guard count > 0 else {
      if errno == EINTR { continue }
      return .refused("cannot be read: \(systemReason())")
    }
    bytes += buffer[..<count]
  }
  return .bytes(bytes)
}

private func systemReason() -> String {
  String(cString: strerror(errno)).lowercased()
}

/// For the system's calls.
private func systemText(_ path: String) -> [CChar] {
  systemPath(path).map { CChar(bitPattern: $0) } + [0]
}
