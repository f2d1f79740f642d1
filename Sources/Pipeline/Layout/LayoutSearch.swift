import UntangleFacts
import UntangleSourceFiles

/// Finds tests, generated and vendored code below a folder, among the files that a run without settings would
/// read.
///
/// `workingDirectory` is absolute; the resulting paths are relative to it. Manifests are parsed, never
/// executed.
package func projectLayout(of workingDirectory: String) -> ProjectLayout {
  onDeepStack { LayoutSearch(workingDirectory).layout }
}

private struct LayoutSearch {
  let workingDirectory: String
  let found: Discovery

  init(_ workingDirectory: String) {
    self.workingDirectory = workingDirectory
    found = discoverSources(
      DiscoveryRequest(paths: [], workingDirectory: workingDirectory, search: .sourcesAndProjects))
  }

  var layout: ProjectLayout {
    var layout = ProjectLayout()
    layout.vendored = vendored
    let folders = Set(layout.vendored.map(\.folder))
    let own = OwnFiles(found.files.filter { !isInside($0.path, anyOf: folders) })
    let projects = found.projects.filter { !isInside($0.path, anyOf: folders) }
    let targets =
      own.files.filter(\.isManifest).flatMap { testTargets(declaredIn: $0, own) }
      + projects.flatMap { testTargets(declaredIn: $0, own, workingDirectory) }
    layout.testTargets = Set(targets).sorted {
      $0.places[0].path == $1.places[0].path
        ? $0.declaration.precedesByBytes($1.declaration)
        : $0.places[0].path.precedesByBytes($1.places[0].path)
    }
    let places = Set(targets.flatMap(\.places).map(\.path))
    let rest = own.files.filter { !places.contains($0.path) && !isInside($0.path, anyOf: places) }
    layout.testFolders = Set(rest.compactMap { testFolder(of: $0.path) }).sorted()
    layout.generated = rest.filter { !isTestPath($0.path) }.compactMap(generated)
    return layout
  }

  private var vendored: [ProjectLayout.Vendored] {
    let modules = Set(submodules(in: workingDirectory))
    func sign(of folder: String) -> ProjectLayout.Vendored.Sign? {
      if modules.contains(folder) { return .submodule }
      return isVendorName(lastName(of: folder)) ? .name : nil
    }
    var all: Set<ProjectLayout.Vendored> = []
    for file in found.files {
      for folder in foldersAround(file.path) {
        guard let sign = sign(of: folder) else { continue }
        all.insert(ProjectLayout.Vendored(folder: folder, sign: sign))
        break
      }
    }
    return all.sorted { $0.folder.precedesByBytes($1.folder) }
  }

  private func testFolder(of path: String) -> String? {
    foldersAround(path).first { ProjectLayout.Place.folder($0).isKnownAsTest }
  }

  private func generated(_ file: SourceFile) -> ProjectLayout.Generated? {
    generatedSign(of: file).map { ProjectLayout.Generated(path: file.path, sign: $0) }
  }
}

/// A header comes first, because it needs no settings.
private func generatedSign(of file: SourceFile) -> ProjectLayout.Generated.Sign? {
  var buffer = ReadBuffer()
  let origin = try? withSourceBytes(of: file, reusing: &buffer) { fileOrigin(path: file.path, bytes: $0) }
  if origin == .generated { return .header }
  if let ending = generatedEndings.first(where: { file.path.hasSuffix($0) }) { return .ending(ending) }
  return foldersAround(file.path).first { lastName(of: $0) == "Generated" }.map { .folder($0) }
}

private let generatedEndings = [".generated.swift", ".pb.swift"]

/// Matches `vendor`, `ThirdParty`, `third-party` and the like.
private func isVendorName(_ name: Substring) -> Bool {
  let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
  return ["vendor", "vendored", "thirdparty", "3rdparty"].contains(letters)
}

extension SourceFile {
  fileprivate var isManifest: Bool {
    let name = lastName(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }
}
