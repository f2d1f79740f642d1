/// A folder that Xcode opens, and the file in it that lists what is in the project.
package struct XcodeProjectFile: Hashable, Sendable {
  /// `App/App.xcodeproj`, as users see it.
  package var path: String
  /// Absolute, of the folder that its paths are relative to.
  package var base: String
  package var list: SourceFile

  /// nil for other folders.
  init?(_ folder: FilePath, shownAs path: String) {
    guard folder.name.ends(with: ".xcodeproj"), let parent = folder.parent else { return nil }
    let file = folder.appending(Array("project.pbxproj".utf8))
    guard let status = try? file.targetStatus(), status.kind == .regular else { return nil }
    self.path = path
    base = printable(parent.bytes)
    list = SourceFile(path: path + "/project.pbxproj", openPath: file.bytes, byteCount: status.byteCount)
  }
}

/// The projects beside a file or in the nearest folder above that has some; sorted.
///
/// A package that is nearer has the file, and the search ends with the repository.
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
