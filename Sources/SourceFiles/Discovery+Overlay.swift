extension Discovery {
  /// The discovery with the resources of an overlay; sources stay unchanged.
  ///
  /// A storyboard that exists only in the overlay has an empty `openPath`. Its text is in the overlay.
  package func withResources(of overlay: SourceOverlay, _ request: DiscoveryRequest) -> Discovery {
    guard overlay != SourceOverlay() else { return self }
    let coverage = SearchCoverage(of: request)
    let read = overlay.texts.keys.filter { coverage.covers($0, as: .resource) }
    let named = overlay.names.sorted().filter { coverage.covers($0, as: .resource) }
    let catalogues = CatalogueOverlay(
      overlay, workingDirectory: FilePath(written: request.workingDirectory))
    var result = self
    result.problems.removeAll { overlay.absent.contains($0.path) }
    result.takeInterfaces(read, overlay)
    result.takeNamedFiles(named, overlay)
    result.assets = catalogues.assets(assets, adding: read + named)
    return result
  }

  private mutating func takeInterfaces(_ added: [String], _ overlay: SourceOverlay) {
    interfaces.removeAll { overlay.absent.contains($0.path) }
    let known = Set(interfaces.map(\.path))
    for path in added where !known.contains(path) && FilePath(path.utf8).isInterface {
      let size = overlay.texts[path]?.count ?? 0
      interfaces.append(SourceFile(path: path, openPath: [], byteCount: size))
    }
    interfaces.sort()
  }

  private mutating func takeNamedFiles(_ added: [String], _ overlay: SourceOverlay) {
    namedFiles.removeAll { overlay.absent.contains($0.path) }
    let known = Set(namedFiles.map(\.path))
    for path in added where !known.contains(path) && AssetPlace(of: path) == nil {
      guard let named = FilePath(path.utf8).named else { continue }
      namedFiles.append(NamedFile(kind: named.kind, name: named.name, path: path))
    }
    namedFiles.sort { $0.path.precedesByBytes($1.path) }
  }
}

/// The place of an asset's file in a catalogue: `Art.xcassets/Icons/star.imageset/star.png`.
private struct AssetPlace {
  let kind: AssetFolder.Kind
  /// The asset's name without extension.
  let stem: String
  /// The path of the asset's folder as users see it, like all paths here.
  let path: String
  /// The enclosing folders, outermost first: `Art.xcassets/Icons`.
  let groups: [String]

  /// nil for a file outside of assets.
  init?(of file: String) {
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)[
      ...]
    guard let catalogue = folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    var path = folders[...catalogue].joined(separator: "/")
    folders = folders[(catalogue + 1)...]
    var groups: [String] = []
    while let folder = folders.popFirst() {
      path += "/\(folder)"
      if let kind = AssetFolder.Kind.allCases.first(where: { folder.hasSuffix(".\($0.rawValue)") }) {
        self.kind = kind
        stem = String(folder.dropLast(kind.rawValue.count + 1))
        self.path = path
        self.groups = groups
        return
      }
      groups.append(path)
    }
    return nil
  }
}

/// Applies an overlay to asset catalogues. An asset exists if one of its files does.
private struct CatalogueOverlay {
  private let overlay: SourceOverlay
  private let workingDirectory: FilePath
  /// Paths of asset folders that lack some of their files in the overlay.
  private let thinned: Set<String>
  /// Folders whose `Contents.json` differs in the overlay.
  private let described: Set<String>

  init(_ overlay: SourceOverlay, workingDirectory: FilePath) {
    self.overlay = overlay
    self.workingDirectory = workingDirectory
    thinned = Set(overlay.absent.compactMap { AssetPlace(of: $0)?.path })
    let ending = "/Contents.json"
    let descriptions = overlay.absent.union(overlay.texts.keys).filter { $0.hasSuffix(ending) }
    described = Set(descriptions.map { String($0.dropLast(ending.count)) })
  }

  /// Sorted by path.
  func assets(_ found: [AssetFolder], adding files: [String]) -> [AssetFolder] {
    let added = files.compactMap { AssetPlace(of: $0) }
    var kept: [String: AssetFolder] = [:]
    for asset in found where !thinned.contains(asset.path) || hasFiles(asset) {
      // Any path below the folder, to get its groups.
      let place = AssetPlace(of: asset.path + "/")
      let isRenamed = place?.groups.contains(where: described.contains) ?? false
      kept[asset.path] = isRenamed ? place.map(named) : asset
    }
    for place in added where kept[place.path] == nil { kept[place.path] = named(place) }
    return kept.values.sorted { $0.path.precedesByBytes($1.path) }
  }

  private func named(_ place: AssetPlace) -> AssetFolder {
    let spaces = place.groups.filter(providesNamespace).map { name(of: $0) + "/" }
    return AssetFolder(kind: place.kind, name: spaces.joined() + place.stem, path: place.path)
  }

  private func providesNamespace(_ group: String) -> Bool {
    let description = "\(group)/Contents.json"
    if overlay.absent.contains(description) { return false }
    let text =
      overlay.texts[description]
      ?? contents(of: FilePath(description.utf8, in: workingDirectory), links: .refuse)
    return text.map(UntangleSourceFiles.providesNamespace) ?? false
  }

  private func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether the folder has a file that the overlay does not remove.
  private func hasFiles(_ asset: AssetFolder) -> Bool {
    let folder = FilePath(asset.path.utf8, in: workingDirectory)
    let entries = (try? listFolder(folder)) ?? []
    return entries.contains { entry in
      entry.name.first != .dot && !overlay.absent.contains("\(asset.path)/\(printable(entry.name))")
    }
  }
}
