/// What a search finds besides sources.
package enum ResourceSearch: Sendable {
  case sourcesOnly
  /// What Xcode opens.
  case sourcesAndProjects
  /// The files of asset catalogues, and what Interface Builder writes.
  case sourcesAndResources
}

/// A folder of an asset catalogue that code asks for by name.
package struct AssetFolder: Hashable, Sendable {
  /// By the folder's ending.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case imageset, symbolset, colorset, dataset, appiconset
  }

  package var kind: Kind
  /// Without the ending; with the names of the groups around it that are name spaces: `Icons/star`.
  package var name: String
  /// As users see it.
  package var path: String
}

/// An image file that code asks for by name.
package struct PictureFile: Hashable, Sendable {
  /// Without the ending, the scale and the device: `star` of `star@2x~ipad.png`.
  package var name: String
  /// As users see it.
  package var path: String
}

/// The folders of an asset catalogue around a place.
struct AssetScope: Sendable {
  /// What the names of assets here start with: nothing, or `Icons/`.
  var prefix = ""
  /// For the descriptions of groups.
  private let links: LinkRule

  /// The catalogue that a folder is, by its name; nil for other folders.
  init?(catalogue folder: FilePath, links: LinkRule = .refuse) {
    guard folder.name.ends(with: ".xcassets") else { return nil }
    self.links = links
  }

  /// Inside a group.
  func entering(_ group: FilePath) -> AssetScope {
    var scope = self
    if providesNamespace(group) { scope.prefix += printable(Array(group.name)) + "/" }
    return scope
  }

  /// nil for a group.
  func asset(_ folder: FilePath) -> (kind: AssetFolder.Kind, name: String)? {
    for kind in AssetFolder.Kind.allCases where folder.name.ends(with: ".\(kind.rawValue)") {
      let stem = folder.name.dropLast(kind.rawValue.utf8.count + 1)
      return (kind, prefix + printable(Array(stem)))
    }
    return nil
  }

  private func providesNamespace(_ group: FilePath) -> Bool {
    contents(of: group.appending(Array("Contents.json".utf8)), links: links)
      .map(UntangleSourceFiles.providesNamespace) ?? false
  }
}

/// Whether a group's description says `"provides-namespace" : true`.
func providesNamespace(_ description: [UInt8]) -> Bool {
  let words = description.split { " \t\r\n\":,{}".utf8.contains($0) }
  guard let key = words.firstIndex(where: { $0.elementsEqual("provides-namespace".utf8) }) else {
    return false
  }
  return words.dropFirst(key + 1).first?.elementsEqual("true".utf8) ?? false
}

extension FilePath {
  /// A storyboard, a nib's source, what names those that the system loads, or a page of the Settings app.
  var isInterface: Bool {
    name.ends(with: ".storyboard") || name.ends(with: ".xib") || name.ends(with: "Info.plist")
      || isSettingsPage
  }

  /// `Settings.bundle/Root.plist`.
  private var isSettingsPage: Bool {
    name.ends(with: ".plist") && parts.dropLast().last?.ends(with: ".bundle") ?? false
  }

  /// What code calls an image file; nil for other files.
  var pictureName: String? {
    guard let ending = PictureFile.endings.first(where: { name.ends(with: $0) }) else { return nil }
    let stem = printable(Array(name.dropLast(ending.utf8.count)))
    return String(stem.prefix { $0 != "@" && $0 != "~" })
  }
}

extension PictureFile {
  static let endings = [
    ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tiff", ".tif", ".icns", ".PNG",
    ".JPG",
  ]
}

extension ArraySlice<UInt8> {
  func ends(with ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
