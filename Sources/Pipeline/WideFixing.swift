import UntangleFindings
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

/// A change that needs all files in which a name stands.
struct WideFix: Sendable {
  /// The index of the finding.
  var finding: Int
  var name: String
  var part: Fix.Part

  init?(_ part: Fix.Part, of finding: Int) {
    switch part.change.reach {
    case .file: return nil
    case .project(let name):
      self.finding = finding
      self.name = name
      self.part = part
    }
  }
}

/// The texts of a run, for changes that need more than one of them.
struct WideFixing: Sendable {
  let texts: [FileText]
  let project: Project
  let view: NamingFiles.View

  /// `isAsked` says whether the run was asked to read all of the project.
  init(_ texts: [HeldText], of analysis: Analysis, isAskedForAll: Bool) {
    self.texts = texts.map { FileText(path: $0.path, bytes: $0.bytes) }
    project = analysis.project.project
    let known = Set(texts.map(\.path))
    let isRead = analysis.problems.allSatisfy { known.contains($0.path) }
    view = isAskedForAll && isRead ? .whole : .part
  }

  /// The edits by path. Files of `given` must stay as they are.
  func result(of fix: WideFix, besides given: Set<String>) -> Result<[String: [SourceEdit]], FixRefusal> {
    let result: Result<[String: [SourceEdit]], FixRefusal> = onDeepStack {
      Result { () throws(FixRefusal) in
        try NamingFiles(naming: fix.name, in: texts, view, of: project)
          .edits(for: fix.part.change, at: fix.part.location)
      }
    }
    guard case .success(let edits) = result, let path = edits.keys.sorted().first(where: given.contains)
    else {
      return result
    }
    return .failure(FixRefusal("'\(path)' has problems and stays as it is"))
  }
}
