import UntangleProjectModel
import UntangleRewrites
import UntangleSourceFiles

/// Whether Xcode compiles a new file.
package enum NewFileMembership: Hashable, Sendable {
  /// There is no project nearby.
  case unknown
  /// A package or a synchronized folder includes new files.
  case automatic
  /// These projects list their files one by one.
  case missing([ProjectGap])
}

/// A project that does not include a new file.
package struct ProjectGap: Hashable, Sendable {
  /// The path as users see it.
  package var project: String
  /// The targets of the files beside it; empty if unknown.
  package var targets: [String]
}

extension KeyRewriting {
  /// The membership of the file that declares the enums. Reads the projects at and above its folder.
  package func membership(from workingDirectory: String) -> NewFileMembership {
    let projects = xcodeProjects(around: output, from: workingDirectory)
    guard !projects.isEmpty else { return .unknown }
    let new = absolutePath(output, in: workingDirectory)
    let changed = Set(migration.files.map { absolutePath($0.text.path, in: workingDirectory) })
    let gaps = projects.compactMap { gap(in: $0, new, besides: changed) }
    return gaps.isEmpty ? .automatic : .missing(gaps)
  }

  private func gap(in file: XcodeProjectFile, _ new: String, besides changed: Set<String>) -> ProjectGap? {
    guard let project = XcodeProject(file) else { return ProjectGap(project: file.path, targets: []) }
    func isInFolder(_ path: String, of target: XcodeProject.Target) -> Bool {
      target.folders.contains { path.hasPrefix(folderPrefix(absolutePath($0, in: file.base))) }
    }
    if project.targets.contains(where: { isInFolder(new, of: $0) }) { return nil }
    let users = project.targets.filter { target in
      target.files.contains { changed.contains(absolutePath($0, in: file.base)) }
        || changed.contains { isInFolder($0, of: target) }
    }
    // The package beside the project includes the file.
    if users.isEmpty, module != nil { return nil }
    return ProjectGap(project: file.path, targets: users.map(\.name))
  }
}
