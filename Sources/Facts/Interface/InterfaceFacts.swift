/// An item of a storyboard or nib that code refers to by name.
package struct InterfaceItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case viewController, segue, reuseIdentifier
    /// The file's owner of a nib, which has no name of its own.
    case fileOwner
  }

  package var kind: Kind
  /// Empty for the file's owner.
  package var name: String
  package var customClass: String?
}

/// Why a document cannot be read. The description is one lowercase sentence about its path.
package struct InterfaceFlaw: Error, Hashable, Sendable, CustomStringConvertible {
  /// 1-based.
  package var line: Int
  package var description: String
}

/// The items of one document, in document order.
package func interfaceItems(
  in bytes: UnsafeBufferPointer<UInt8>
) throws(InterfaceFlaw) -> [InterfaceItem] {
  var items: [InterfaceItem] = []
  var scanner = XMLScanner(bytes)
  while let element = try scanner.next() { items += element.items }
  return items
}

extension XMLElement {
  fileprivate var items: [InterfaceItem] {
    let customClass = attributes["customClass"]
    func item(_ kind: InterfaceItem.Kind, _ name: String?) -> [InterfaceItem] {
      guard let name, !name.isEmpty else { return [] }
      return [InterfaceItem(kind: kind, name: name, customClass: customClass)]
    }
    let isOwner =
      attributes["placeholderIdentifier"] == "IBFilesOwner"
      || name == "customObject" && attributes["id"] == "-2"
    if isOwner, customClass != nil {
      return [InterfaceItem(kind: .fileOwner, name: "", customClass: customClass)]
    }
    return item(.viewController, attributes["storyboardIdentifier"])
      + item(.reuseIdentifier, attributes["reuseIdentifier"])
      + (name == "segue" ? item(.segue, attributes["identifier"]) : [])
  }
}
