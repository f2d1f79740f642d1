#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether packages still compile with replaced files.
package enum PackageVerdict: Hashable, Sendable {
  /// All of them compile; these are their folders.
  case compile([String])
  /// What does not compile did not compile before: so many errors, and no others.
  case failAsBefore(Int)
  /// The errors that are new, as the compiler prints them, in its order.
  case fail([String])
  /// Nothing could be compiled; one lowercase sentence.
  case unknown(reason: String)
}

/// Compiles the Swift packages to which some files belong, with their new contents, and leaves all files as they are.
///
/// `swift build` reads the new contents through an overlay of the file system, and builds into a folder of its own. Tests are
/// compiled, and not run. Where a build fails, the package is built once more as it is: errors that it has already do not
/// count.
package func verdict(on replacements: [FileReplacement]) -> PackageVerdict {
  var folders: [FilePath] = []
  for replacement in replacements {
    guard let folder = packageFolder(of: replacement.file) else {
      return .unknown(reason: "no Package.swift is in a folder above '\(replacement.file.path)'")
    }
    if !folders.contains(folder) { folders.append(folder) }
  }
  do throws(BuildFailure) {
    let scratch = try ScratchFolder()
    var oldErrors = 0
    for folder in folders {
      let errors = try scratch.errors(in: folder, with: replacements)
      guard !errors.isEmpty else { continue }
      let known = Set(try scratch.errors(in: folder, with: []).map(\.withoutPlace))
      let new = errors.filter { !known.contains($0.withoutPlace) }
      if !new.isEmpty { return .fail(new) }
      oldErrors += errors.count
    }
    return oldErrors > 0 ? .failAsBefore(oldErrors) : .compile(folders.map { text(of: $0) })
  } catch {
    return .unknown(reason: error.reason)
  }
}

/// One lowercase sentence.
private struct BuildFailure: Error {
  var reason: String
}

/// The nearest folder above a file that has a manifest; nil without one.
private func packageFolder(of file: SourceFile) -> FilePath? {
  var folder = (FilePath(file.openPath).resolved() ?? FilePath(file.openPath)).parent
  while let current = folder {
    if (try? current.appending(Array("Package.swift".utf8)).ownStatus()) != nil { return current }
    folder = current.parent
  }
  return nil
}

private func text(of path: FilePath) -> String { String(decoding: path.bytes, as: UTF8.self) }

/// A folder for the products of builds, which goes with the value.
private struct ScratchFolder: ~Copyable {
  let path: String

  init() throws(BuildFailure) {
    var template = Array("\(temporaryFolder)/untangle-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BuildFailure(reason: "there is no room for a build in '\(temporaryFolder)'")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { _ = try? runProgram("rm", ["-rf", path]) }

  /// The errors of a build, as printed; empty where it succeeds.
  func errors(in package: FilePath, with replacements: [FileReplacement]) throws(BuildFailure) -> [String] {
    var arguments = [
      "build", "--build-tests", "--package-path", text(of: package), "--scratch-path", "\(path)/build",
    ]
    if !replacements.isEmpty {
      let overlay = try overlay(of: replacements)
      arguments += ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay]
    }
    let result: ProgramResult
    do throws(StartFailure) {
      result = try runProgram("swift", arguments)
    } catch {
      throw BuildFailure(reason: "'swift' could not be started")
    }
    guard result.status != 0 else { return [] }
    let lines = (String(decoding: result.output, as: UTF8.self) + "\n" + result.errors)
      .split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    let errors = lines.filter {
      $0.contains(".swift:") && $0.contains(": error: ") && seen.insert($0).inserted
    }
    guard errors.isEmpty else { return errors }
    let last = lines.last { $0.contains("error:") } ?? lines.last ?? "it ended with \(result.status)"
    throw BuildFailure(reason: "'swift build' in '\(text(of: package))' tells of no line: \(last)")
  }

  /// Writes the new contents, and the file that tells the compiler where they are. Returns the path of that file.
  private func overlay(of replacements: [FileReplacement]) throws(BuildFailure) -> String {
    var roots: [String] = []
    for (number, replacement) in replacements.enumerated() {
      let path = FilePath(replacement.file.openPath)
      let content = "\(self.path)/\(number).swift"
      try keep(replacement.new, in: content)
      roots.append(
        #"{"type":"file","name":\#(quoted(text(of: path.resolved() ?? path))),"external-contents":\#(quoted(content))}"#
      )
    }
    let overlay = "\(path)/overlay.yaml"
    try keep(Array(#"{"version":0,"roots":[\#(roots.joined(separator: ","))]}"#.utf8), in: overlay)
    return overlay
  }

  private func keep(_ bytes: [UInt8], in path: String) throws(BuildFailure) {
    if writeOutput(bytes, to: path, .replace) != nil {
      throw BuildFailure(reason: "there is no room for a build in '\(temporaryFolder)'")
    }
  }
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

extension String {
  /// The file and the message of an error, without its line and column, which change with each rewrite.
  fileprivate var withoutPlace: String {
    guard let end = firstRange(of: ".swift:"), let message = firstRange(of: ": error: ") else { return self }
    return String(self[..<end.upperBound] + self[message.lowerBound...])
  }
}
