/// The kinds of files that a search looks for.
package enum ResourceSearch: Sendable {
  case sourcesOnly
  /// Also Xcode projects.
  case sourcesAndProjects
  /// Also the files of asset catalogues and of Interface Builder.
  case sourcesAndResources
}

/// A folder of an asset catalogue that code refers to by name.
package struct AssetFolder: Hashable, Sendable {
  /// The extension of the folder.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case imageset, symbolset, colorset, dataset, appiconset
  }

  package var kind: Kind
  /// The name without extension, prefixed with the enclosing groups that provide a namespace: `Icons/star`.
  package var name: String
  /// As users see it.
  package var path: String
}

/// A file beside the sources of which only the name matters.
package struct NamedFile: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// An image that code refers to by name.
    case picture
    /// Code of the other language of a project, which is not read.
    case objectiveC
  }

  package var kind: Kind
  /// The name without extension. A picture's is without scale and device, too: `star` of `star@2x~ipad.png`.
  package var name: String
  /// As users see it.
  package var path: String
}

/// The asset catalogue and groups that enclose a folder.
struct AssetScope: Sendable {
  /// The prefix of asset names here: empty, or `Icons/`.
  var prefix = ""
  /// For the descriptions of groups.
  private let links: LinkRule

  /// nil unless the folder's name is that of a catalogue.
  init?(catalogue folder: FilePath, links: LinkRule = .refuse) {
    guard folder.name.ends(with: ".xcassets") else { return nil }
    self.links = links
  }

  /// The scope inside of a group.
  func entering(_ group: FilePath) -> AssetScope {
    var scope = self
    if providesNamespace(group) { scope.prefix += printable(Array(group.name)) + "/" }
    return scope
  }

  /// nil where the folder is a group.
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

/// Whether the `Contents.json` of a group has `"provides-namespace" : true`.
func providesNamespace(_ description: [UInt8]) -> Bool {
  let words = description.split { " \t\r\n\":,{}".utf8.contains($0) }
  guard let key = words.firstIndex(where: { $0.elementsEqual("provides-namespace".utf8) }) else {
    return false
  }
  return words.dropFirst(key + 1).first?.elementsEqual("true".utf8) ?? false
}

extension FilePath {
  /// A storyboard, the source of a nib, an `Info.plist`, which names those that the system loads, or a page
  /// of the Settings app.
  var isInterface: Bool {
    name.ends(with: ".storyboard") || name.ends(with: ".xib") || name.ends(with: "Info.plist")
      || isSettingsPage
  }

  /// `Settings.bundle/Root.plist`.
  private var isSettingsPage: Bool {
    name.ends(with: ".plist") && parts.dropLast().last?.ends(with: ".bundle") ?? false
  }

  /// What the file is by its name, and that name; nil for files whose content matters, and for all others.
  var named: (kind: NamedFile.Kind, name: String)? {
    if let ending = NamedFile.pictureEndings.first(where: { name.ends(with: $0) }) {
      return (.picture, String(stem(without: ending).prefix { $0 != "@" && $0 != "~" }))
    }
    guard let ending = NamedFile.objectiveCEndings.first(where: { name.ends(with: $0) }) else { return nil }
    return (.objectiveC, stem(without: ending))
  }

  private func stem(without ending: String) -> String {
    printable(Array(name.dropLast(ending.utf8.count)))
  }
}

extension NamedFile {
  static let objectiveCEndings = [".m", ".mm"]
  static let pictureEndings = [
    ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tiff", ".tif", ".icns", ".PNG",
    ".JPG",
  ]
}

extension ArraySlice<UInt8> {
  func ends(with ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
