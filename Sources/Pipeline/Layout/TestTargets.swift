import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The test targets that a package manifest declares.
func testTargets(declaredIn manifest: SourceFile, _ own: OwnFiles) -> [ProjectLayout.TestTarget] {
  var buffer = ReadBuffer()
  let declared = (try? withSourceBytes(of: manifest, reusing: &buffer) { manifestTargets(in: $0) }) ?? []
  let base = foldersAround(manifest.path).last ?? ""
  let others = declared.filter { $0.kind == .other }.compactMap { $0.path.map { joined(base, $0) } }
  return declared.filter { $0.kind == .test }.compactMap { target in
    let folders = target.path.map { [$0] } ?? usualFolders.map { "\($0)/\(target.name)" }
    guard let folder = folders.map({ joined(base, $0) }).first(where: own.folders.contains),
      !manifest.path.hasPrefix(folder + "/"),
      !others.contains(where: { $0 == folder || $0.hasPrefix(folder + "/") })
    else { return nil }
    return ProjectLayout.TestTarget(
      name: target.name, declaration: manifest.path, places: [.folder(folder)])
  }
}

/// The folders in which the package manager looks for a target without a path.
private let usualFolders = ["Tests", "Sources", "Source", "src", "srcs"]

private func joined(_ folder: String, _ path: String) -> String {
  String(absolutePath("\(folder)/\(path)", in: "/").dropFirst())
}

/// The test targets that an Xcode project declares.
func testTargets(
  declaredIn project: XcodeProjectFile, _ own: OwnFiles, _ workingDirectory: String
) -> [ProjectLayout.TestTarget] {
  guard let known = XcodeProject(project) else { return [] }
  let targets = known.targets.map { TargetFiles($0, project, own, workingDirectory) }
  return targets.filter { $0.product == .tests }.compactMap { target in
    let places = target.places(in: own, besides: targets.filter { $0.name != target.name })
    guard !places.isEmpty else { return nil }
    return ProjectLayout.TestTarget(name: target.name, declaration: project.path, places: places)
  }
}

extension XcodeProject {
  /// nil if the project cannot be read.
  init?(_ file: XcodeProjectFile) {
    var buffer = ReadBuffer()
    let read = try? withSourceBytes(of: file.list, reusing: &buffer, limit: Self.largest) { XcodeProject($0) }
    guard let project = read ?? nil else { return nil }
    self = project
  }

  /// The largest project file that is read, in bytes. Projects with ten thousand files are smaller.
  private static let largest = 50_000_000
}

/// A target with its paths relative to the working directory; missing files are left out.
private struct TargetFiles {
  var name: String
  var product: XcodeProject.Product
  var folders: Set<String>
  var files: Set<String>

  init(
    _ target: XcodeProject.Target, _ project: XcodeProjectFile, _ own: OwnFiles, _ workingDirectory: String
  ) {
    func shown(_ path: String) -> String? {
      let absolute = absolutePath(path, in: project.base)
      let base = folderPrefix(workingDirectory)
      return absolute.hasPrefix(base) ? String(absolute.dropFirst(base.count)) : nil
    }
    name = target.name
    product = target.product
    folders = Set(target.folders.compactMap(shown)).intersection(own.folders)
    files = Set(target.files.compactMap(shown)).intersection(own.paths)
  }

  func has(_ path: String) -> Bool { files.contains(path) || isInside(path, anyOf: folders) }

  /// The largest folders without code of other targets, and the single files in mixed folders.
  func places(in own: OwnFiles, besides others: [TargetFiles]) -> [ProjectLayout.Place] {
    var ownPaths: [String] = []
    var mixed: Set<String> = []
    for path in own.files.map(\.path) {
      let sharing = others.filter { $0.has(path) }
      if has(path), !sharing.contains(where: { $0.product == .other }) {
        ownPaths.append(path)
      } else if !sharing.isEmpty || !isTestPath(path) {
        mixed.formUnion(foldersAround(path))
      }
    }
    let places = ownPaths.map { path in
      foldersAround(path).first { !mixed.contains($0) }.map { ProjectLayout.Place.folder($0) } ?? .file(path)
    }
    return Set(places).sorted { $0.path.precedesByBytes($1.path) }
  }
}
