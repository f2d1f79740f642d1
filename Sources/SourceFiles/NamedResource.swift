/// What a named file is by its path, where that is no source.
enum NamedResource: Hashable, Sendable {
  /// A storyboard and the like, which is read.
  case interface
  case named(NamedFile.Kind, name: String)
  /// A file of an asset; `folder` is the asset's.
  case asset(AssetFolder.Kind, name: String, folder: FilePath)
  /// A file of a catalogue that belongs to no asset: the description of a group.
  case catalogue

  /// Links are followed: a build system gives an action links to its files.
  init?(_ path: FilePath) {
    var assets: AssetScope?
    var folder = FilePath([])
    for part in path.parts.dropLast() {
      folder = folder.appending(Array(part))
      if let asset = assets?.asset(folder) {
        self = .asset(asset.kind, name: asset.name, folder: folder)
        return
      }
      assets = assets.map { $0.entering(folder) } ?? AssetScope(catalogue: folder, links: .follow)
    }
    if assets != nil {
      self = .catalogue
    } else if path.isInterface {
      self = .interface
    } else if let named = path.named {
      self = .named(named.kind, name: named.name)
    } else {
      return nil
    }
  }
}
