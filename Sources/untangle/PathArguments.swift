import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Resolves the paths of a verb, including lists of paths.
struct PathArguments {
  private let words: [String]

  init(_ words: [String]) { self.words = words.flatMap(WrittenArguments.paths) }

  /// Ends the run with 2 if a list cannot be read.
  func source() throws -> AnalysisRequest.Source {
    var paths: [String] = []
    for word in words {
      if word.first == "@" {
        paths += try Self.list(String(word.dropFirst()))
      } else {
        paths.append(word)
      }
    }
    return paths.isEmpty && !words.isEmpty ? .nothing : .paths(paths)
  }

  /// The largest list of paths, in bytes.
  private static let sizeLimit = 1 << 30

  private static func list(_ name: String) throws -> [String] {
    if name == "-" {
      do throws(Console.InputFailure) {
        return pathList(try Console.readInput(limit: sizeLimit))
      } catch {
        Console.write("standard input: error: \(error.reason)\n", to: .error)
        throw ExitCode(2)
      }
    }
    do throws(ReadFailure) {
      return pathList(try readPathList(at: name, limit: sizeLimit))
    } catch {
      let isMissing = error == .disappeared
      let reason =
        isMissing
        ? "does not exist; a path that begins with '@' is written './@\(name.visiblePath)'"
        : "\(error)"
      Console.write("\(name.visiblePath): error: \(reason)\n", to: .error)
      throw ExitCode(2)
    }
  }
}
