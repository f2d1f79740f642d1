package import UntangleFindings
import UntangleSourceFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The name of every configuration file.
package let configurationFileName = ".lintrc.yml"

/// The path of the nearest `.lintrc.yml` at or above an absolute folder; nil if there is none.
///
/// A folder or a broken link with that name counts, too: if it were skipped, the run would silently use other
/// rules than the user expects.
package func nearestConfiguration(from folder: String) -> String? {
  var parts = folder.split(separator: "/")[...]
  while true {
    let path = "/" + (parts + [Substring(configurationFileName)]).joined(separator: "/")
    if isThere(path) { return path }
    guard parts.popLast() != nil else { return nil }
  }
}

/// Whether the path exists. Does not follow links, so a broken link exists.
package func isThere(_ path: String) -> Bool {
  var status = stat()
  return lstat(systemText(path), &status) == 0
}

/// Reads a configuration file and the files that it extends. A file that cannot be read is a mistake without
/// a place.
///
/// `path` must be absolute if the file extends another. `shownPath` is the path as users see it; nil means
/// `path`.
package func loadConfiguration(
  path: String, shownAs shownPath: String? = nil, schemas: [RuleSchema]
) -> ConfigurationResult {
  ConfigurationChain(schemas: schemas).loaded(path, shownPath ?? path)
}

/// Loads a file, the file that it extends, and so on.
private struct ConfigurationChain {
  /// The longest chain of `extends`. A longer one is most likely a mistake.
  static let longest = 10

  let schemas: [RuleSchema]

  func loaded(_ path: String, _ shown: String) -> ConfigurationResult {
    switch readFile(path) {
    case .bytes(let bytes):
      return parsed(bytes, of: path, shown, below: [])
    case .refused(let reason):
      return ConfigurationResult(
        configuration: Configuration(path: shown),
        mistakes: [ConfigurationMistake(path: shown, place: nil, message: reason)])
    }
  }

  /// `files` are the paths of the files that extend this one, directly or through others.
  private func parsed(
    _ bytes: [UInt8], of path: String, _ shown: String, below files: [String]
  ) -> ConfigurationResult {
    var result = parseConfiguration(text: bytes, path: shown, schemas: schemas)
    result.configuration.globBase = folder(of: path)
    if let extended = result.configuration.extended {
      extend(&result, by: extended, files + [path], shown)
    }
    return result
  }

  private func extend(
    _ result: inout ConfigurationResult, by extended: PlacedText, _ files: [String], _ shown: String
  ) {
    func refuse(_ reason: String) {
      result.mistakes.append(ConfigurationMistake(path: shown, place: extended.place, message: reason))
    }
    let path = cleaned(joined(folder(of: files.last ?? "."), extended.text))
    if files.contains(path) { return refuse("'extends' leads back to this file") }
    if files.count >= Self.longest {
      return refuse("'extends' leads through more than \(Self.longest) files")
    }
    switch readFile(path) {
    case .refused(let reason): refuse("'\(shortened(extended.text))' \(reason)")
    case .bytes(let bytes):
      let base = parsed(bytes, of: path, cleaned(joined(folder(of: shown), extended.text)), below: files)
      result.configuration = result.configuration.overlaying(base.configuration)
      result.mistakes += base.mistakes
    }
  }
}

private func joined(_ folder: String, _ path: String) -> String {
  path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
}

/// The path without `.` components; `..` remains only at the start.
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

private func readFile(_ path: String) -> FileContents {
  do throws(ReadFailure) {
    guard let bytes = try namedFile(path) else {
      return .refused("cannot be read: no such file or directory")
    }
    return .bytes(bytes)
  } catch {
    return .refused(error.description)
  }
}

/// A null-terminated path for system calls.
private func systemText(_ path: String) -> [CChar] {
  systemPath(path).map { CChar(bitPattern: $0) } + [0]
}
