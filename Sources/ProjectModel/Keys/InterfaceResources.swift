package import UntangleFacts
package import UntangleSourceFiles

extension KeyResource {
  package init(_ asset: AssetFolder) {
    let kind: Kind =
      switch asset.kind {
      case .imageset: .imageSet
      case .symbolset: .symbolSet
      case .colorset: .colorSet
      case .dataset: .dataSet
      case .appiconset: .appIcon
      }
    self.init(kind: kind, text: asset.name, path: asset.path, customClass: nil)
  }

  package init(_ file: NamedFile) {
    let kind: Kind =
      switch file.kind {
      case .picture: .imageFile
      case .objectiveC: .objectiveC
      }
    self.init(kind: kind, text: file.name, path: file.path, customClass: nil)
  }

  /// The storyboard or nib itself, under the name of its file, and the identifiers in it.
  package static func all(of items: [InterfaceItem], in path: String) -> [KeyResource] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    let owner = items.first { $0.kind == .fileOwner }?.customClass
    let whole = KeyResource(
      kind: file.hasSuffix(".xib") ? .nib : .storyboard, text: stem, path: path, customClass: owner)
    return [whole]
      + items.compactMap { item in
        item.kind.resource.map {
          KeyResource(kind: $0, text: item.name, path: path, customClass: item.customClass)
        }
      }
  }
}

extension InterfaceItem.Kind {
  fileprivate var resource: KeyResource.Kind? {
    switch self {
    case .viewController: .viewController
    case .segue: .segue
    case .reuseIdentifier: .reuseIdentifier
    case .fileOwner: nil
    }
  }
}
