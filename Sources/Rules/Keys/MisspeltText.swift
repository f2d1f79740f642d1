import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A key whose text and the name that stands for it differ by a slip: `case natural = "natrual"`.
struct MisspeltText {
  var key: LedgerKey
  /// Of the constant, the enum case or the property.
  var name: String
  /// Of the key.
  var place: Location
  var enclosingType: String?
  /// From the key's word to the name's.
  var slip: NameSlip

  /// Of one key, by what its names suggest; nil where they have its words.
  init?(_ key: LedgerKey, _ properties: [Location: KeyProperty]) {
    let last = key.text.split(separator: ".").last.map(String.init) ?? key.text
    for name in key.names {
      guard let slip = nameSlip(from: last, to: name.simpleName) else { continue }
      self.init(
        key: key, name: name.simpleName, place: name.location, enclosingType: nil, slip: slip)
      return
    }
    for site in key.handwrittenSites {
      guard let name = properties[site.location]?.name, let slip = nameSlip(from: last, to: name)
      else { continue }
      self.init(
        key: key, name: name, place: site.location, enclosingType: site.enclosingType, slip: slip)
      return
    }
    return nil
  }

  private init(
    key: LedgerKey, name: String, place: Location, enclosingType: String?, slip: NameSlip
  ) {
    self.key = key
    self.name = name
    self.place = place
    self.enclosingType = enclosingType
    self.slip = slip
  }

  /// Whether the key's word is in no other name and the name's is, or two letters changed places.
  func isCertain(_ vocabulary: Vocabulary) -> Bool {
    guard case .letters(let word, let meant) = slip,
      vocabulary.names(with: word, besides: key).isEmpty
    else { return false }
    return slip.isSwap || !vocabulary.names(with: meant, besides: key).subtracting([name]).isEmpty
  }
}

/// The slip by which the one word of a text differs that its name has not.
private func nameSlip(from text: String, to name: String) -> NameSlip? {
  let (written, named) = (wordsInName(text), wordsInName(name))
  let strange = written.filter { !named.contains($0) }
  guard strange.count == 1 else { return nil }
  for word in named where !written.contains(word) {
    if let slip = NameSlip(word: strange[0], word: word), case .letters = slip { return slip }
  }
  return nil
}

extension Project {
  /// The properties that attributes of the SDK bind to keys, by the places of the keys.
  var keyProperties: [Location: KeyProperty] {
    var result: [Location: KeyProperty] = [:]
    for index in files.indices {
      for property in files[index].keyProperties {
        result[Location(path: files[index].path, span: property.keySpan)] = property
      }
    }
    return result
  }
}
