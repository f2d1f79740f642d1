import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A key whose text differs by a slip from the name of its constant: `case natural = "natrual"`.
struct MisspeltText {
  var key: IndexedKey
  /// The name of the constant, the enum case or the property.
  var name: String
  /// The location of the key.
  var place: Location
  var enclosingType: String?
  /// The change from the key's word to the name's word.
  var slip: NameSlip

  /// Compares a key with its names; nil if they have the same words.
  init?(_ key: IndexedKey, _ properties: [Location: KeyProperty]) {
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
    key: IndexedKey, name: String, place: Location, enclosingType: String?, slip: NameSlip
  ) {
    self.key = key
    self.name = name
    self.place = place
    self.enclosingType = enclosingType
    self.slip = slip
  }

  /// Whether the evidence is certain: no other name has the key's word, and either another name has the
  /// intended word or two letters are swapped.
  func isCertain(_ vocabulary: Vocabulary) -> Bool {
    guard case .letters(let word, let meant) = slip,
      vocabulary.names(with: word, besides: key).isEmpty
    else { return false }
    return slip.isSwap || !vocabulary.names(with: meant, besides: key).subtracting([name]).isEmpty
  }
}

/// The slip that turns the only differing word of the text into a word of the name; nil if there is none.
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
  /// The properties that attributes of the SDK bind to keys, by the location of the key.
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
