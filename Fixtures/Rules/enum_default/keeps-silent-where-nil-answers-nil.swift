enum Row { case notes, tags, untagged, header, spacer }

struct Outline {
  var rows: [Int: Row] = [:]

  /// No row has no menu either.
  func menu(at index: Int) -> String? {
    switch rows[index] {
    case .tags: "Tags"
    case .untagged: "Untagged"
    default: nil
    }
  }

  /// A row without a title is another question.
  func title(at index: Int) -> String {
    switch rows[index] {
    case .tags: "Tags"
    case .untagged: "Untagged"
    default: "…"  //~ enum_default "'notes', 'header', 'spacer' and 'nil'"
    }
  }
}
