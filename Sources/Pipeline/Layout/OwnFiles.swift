import UntangleSourceFiles

/// The Swift files of a project, without vendored ones.
struct OwnFiles {
  /// Sorted.
  let files: [SourceFile]
  let paths: Set<String>
  /// All folders that contain one of the files, at any depth.
  let folders: Set<String>

  init(_ files: [SourceFile]) {
    self.files = files
    paths = Set(files.map(\.path))
    folders = Set(files.flatMap { foldersAround($0.path) })
  }
}

/// The ancestor folders of a relative path, from the top: `A` and `A/B` for `A/B/C.swift`.
func foldersAround(_ path: String) -> [String] {
  path.indices.filter { path[$0] == "/" && $0 > path.startIndex }.map { String(path[..<$0]) }
}

func isInside(_ path: String, anyOf folders: Set<String>) -> Bool {
  !folders.isEmpty && foldersAround(path).contains(where: folders.contains)
}

func lastName(of path: String) -> Substring {
  path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
}
