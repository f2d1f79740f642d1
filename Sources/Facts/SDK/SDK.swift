/// The table of names of the SDK, which all rooms ask.
package enum SDK {
  /// Whether the table says this of the name.
  package static func says(_ trait: SDKTrait, of name: String) -> Bool {
    table[name]?.contains(trait) ?? false
  }

  /// Whether the table says one of these of the name.
  package static func says(oneOf traits: SDKTraits, of name: String) -> Bool {
    !(table[name]?.isDisjoint(with: traits) ?? true)
  }

  /// The names of which the table says this, sorted.
  package static func names(_ trait: SDKTrait) -> [String] { namesByTrait[Int(trait.rawValue)] }

  private static let namesByTrait = SDKTrait.allCases.map { trait in
    table.filter { $0.value.contains(trait) }.keys.sorted()
  }

  /// Whether a name begins as those in one of Apple's frameworks do: `UIView`, `NSURLSession`.
  package static func beginsAsInFramework(_ name: String) -> Bool {
    let letters = name.unicodeScalars
    return says(.framework, of: String(letters.prefix(2)))
      && letters.dropFirst(2).first?.properties.isUppercase ?? false
  }

  /// The same where a word follows, as in `UIView`: it is no generic parameter and no abbreviation.
  package static func isOfFramework(_ name: String) -> Bool {
    beginsAsInFramework(name) && name.unicodeScalars.dropFirst(3).first?.properties.isLowercase ?? false
  }

  /// `SDK.txt`, which is embedded in the program.
  package static let table: [String: SDKTraits] = PackageResources.SDK_txt.withUnsafeBufferPointer { bytes in
    let words = Dictionary(uniqueKeysWithValues: SDKTrait.allCases.map { ("\($0)", $0) })
    var table: [String: SDKTraits] = [:]
    let comment = Array("# ".utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.starts(with: comment) {
      let parts = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      var traits = SDKTraits()
      for part in parts.dropFirst() {
        guard let trait = words[part] else { preconditionFailure("SDK.txt has no trait '\(part)'") }
        traits.insert(trait)
      }
      let name = String(parts[0].dropLast())
      precondition(table.updateValue(traits, forKey: name) == nil, "'\(name)' stands twice in SDK.txt")
    }
    return table
  }
}
