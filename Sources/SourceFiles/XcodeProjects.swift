/// An Xcode project folder, with the file in it that lists the project's content.
package struct XcodeProjectFile: Hashable, Sendable {
  /// `App/App.xcodeproj`, as users see it.
  package var path: String
  /// The absolute path of the folder to which the project's paths are relative.
  package var base: String
  package var list: SourceFile

  /// nil where the folder is no Xcode project.
  init?(_ folder: FilePath, shownAs path: String) {
    guard folder.name.ends(with: ".xcodeproj"), let parent = folder.parent else { return nil }
    let file = folder.appending(Array("project.pbxproj".utf8))
    guard let status = try? file.targetStatus(), status.kind == .regular else { return nil }
    self.path = path
    base = printable(parent.bytes)
    list = SourceFile(path: path + "/project.pbxproj", openPath: file.bytes, byteCount: status.byteCount)
  }
}

/// The projects next to a file, or in the nearest ancestor folder that has any; sorted.
///
/// The search ends at a package, to which the file then belongs, and at the root of the repository.
package func xcodeProjects(around file: String, from workingDirectory: String) -> [XcodeProjectFile] {
  let base = FilePath(written: workingDirectory)
  var place = FilePath(written: file, in: base).parent
  while let folder = place, let entries = try? listFolder(folder) {
    let projects = entries.compactMap { entry in
      let path = folder.appending(entry.name)
      return XcodeProjectFile(path, shownAs: shownPath(path, from: base, style: .relative))
    }
    let isEnd = entries.contains {
      $0.name.elementsEqual("Package.swift".utf8) || $0.name.elementsEqual(".git".utf8)
    }
    if !projects.isEmpty || isEnd { return projects }
    place = folder.parent
  }
  return []
}
