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
    if isThere(path) { return path }
    guard parts.popLast() != nil else { return nil }
  }
}

/// Whether anything has that path; a link need not lead anywhere.
package func isThere(_ path: String) -> Bool {
  var status = stat()
  return lstat(systemText(path), &status) == 0
}

/// Reads a configuration file and those that it extends; one that cannot be read is a mistake without a place.
///
/// `path` is absolute where the file extends another; `shownPath` is how users see it, nil is as it is opened.
package func loadConfiguration(
  path: String, shownAs shownPath: String? = nil, schemas: [RuleSchema]
) -> ConfigurationResult {
  ConfigurationChain(schemas: schemas).loaded(path, shownPath ?? path, below: [])
}

/// A file, the one that it extends, and so on.
private struct ConfigurationChain {
  /// More than that nobody can follow.
  static let longest = 10

  let schemas: [RuleSchema]

  /// `files` are those that lead here.
  func loaded(_ path: String, _ shown: String, below files: [String]) -> ConfigurationResult {
    switch readRegularFile(path) {
    case .bytes(let bytes):
      var result = parseConfiguration(text: bytes, path: shown, schemas: schemas)
      result.configuration.globBase = folder(of: path)
      if let extended = result.configuration.extended {
        extend(&result, by: extended, files + [path], shown)
      }
      return result
    case .refused(let reason):
      return ConfigurationResult(
        configuration: Configuration(path: shown),
        mistakes: [ConfigurationMistake(path: shown, place: nil, message: reason)])
    }
  }

  private func extend(
    _ result: inout ConfigurationResult, by extended: PlacedText, _ files: [String], _ shown: String
  ) {
    let path = cleaned(joined(folder(of: files.last ?? "."), extended.text))
    let refusal: String? =
      if files.contains(path) {
        "'extends' leads back to this file"
      } else if files.count >= Self.longest {
        "'extends' leads through more than \(Self.longest) files"
      } else if case .refused(let reason) = readRegularFile(path) {
        "'\(shortened(extended.text))' \(reason)"
      } else {
        nil
      }
    if let refusal {
      result.mistakes.append(ConfigurationMistake(path: shown, place: extended.place, message: refusal))
      return
    }
    let base = loaded(path, cleaned(joined(folder(of: shown), extended.text)), below: files)
    result.configuration = result.configuration.overlaying(base.configuration)
    result.mistakes += base.mistakes
  }
}

private func joined(_ folder: String, _ path: String) -> String {
  path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
}

/// Without `.`, and without `..` but at the start.
private func cleaned(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
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
