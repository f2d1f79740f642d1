import UntangleConfiguration
import UntangleSourceFiles

/// A folder with the facts of commits, which runs at these commits wrote: `COMMIT.facts`, or `COMMIT/*.facts` where
/// several runs each took a part. `COMMIT` is the full name of the commit.
package struct CommitFacts: Hashable, Sendable {
  /// Relative to the process's folder, or absolute.
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// What was stored of a commit.
  enum Stored: Sendable {
    case files([FactFile])
    /// Facts that this run cannot use: another version wrote them, or under another limit.
    case foreign
    case nothing
  }

  /// Throws where a file is damaged or cannot be read.
  func facts(of commit: String, fileSizeLimit limit: Int) throws(FlawedFactFile) -> Stored {
    let paths = filePaths(of: commit)
    guard !paths.isEmpty else { return .nothing }
    do throws(FlawedFactFile) {
      return .files(try openFactFiles(paths, fileSizeLimit: limit))
    } catch {
      switch error.flaw {
      case .otherVersion, .otherLimit: return .foreign
      case .unreadable, .foreign, .damaged, .shared: throw error
      }
    }
  }

  private func filePaths(of commit: String) -> [String] {
    let base = folderPrefix(folder) + commit
    if isThere(base + ".facts") { return [base + ".facts"] }
    return namesInFolder(base).filter { $0.hasSuffix(".facts") }.map { "\(base)/\($0)" }
  }
}
