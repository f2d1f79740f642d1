import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

/// What is wanted of all switches over one enum.
enum CatchAllWish: Equatable {
  /// No `default`, not in predicates either; the comment that says so, nil where the configuration does.
  case exhaustive(Location?)
  /// Any `default` will do.
  case ignored
}

/// What comments above enums and the options of a rule want of the switches over them.
struct CatchAllWishes {
  /// By full name, as comments say.
  private let declared: [String: CatchAllWish]

  init(_ project: Project) {
    var declared: [String: CatchAllWish] = [:]
    // By index: a file's facts are large, and a loop over the values copies each.
    for file in project.files.indices {
      for comment in project.files[file].suppressions where comment.speaksOfEnum {
        let place = Location(path: project.files[file].path, span: comment.span)
        guard let name = project.enumName(behind: comment, in: place.path) else { continue }
        declared[name] = comment.reach == .ignore ? .ignored : .exhaustive(place)
      }
    }
    self.declared = declared
  }

  /// What the options say of an enum wins over its comment; nil where nobody says anything.
  func wish(for name: String, _ options: RuleOptions) -> CatchAllWish? {
    if options.texts("exhaustive").contains(where: { isName($0, of: name) }) { return .exhaustive(nil) }
    if options.texts("ignored").contains(where: { isName($0, of: name) }) { return .ignored }
    return declared[name]
  }

  /// The full name, or its last part.
  private func isName(_ text: String, of name: String) -> Bool { name == text || name.hasSuffix(".\(text)") }

  /// Of the rules that judge the rest of a switch.
  static let options = [
    OptionSchema(
      name: "exhaustive", kind: .texts(default: []),
      summary: "enums whose switches may have no default, as `// untangle:enforce exhaustive` above one says"),
    OptionSchema(
      name: "ignored", kind: .texts(default: []),
      summary: "enums whose switches may have one, as `// untangle:ignore` above one says"),
  ]
}

extension Project {
  /// The enum that begins behind a comment; nil where none does.
  fileprivate func enumName(behind comment: Suppression, in path: String) -> String? {
    guard let last = comment.lastLineBehind else { return nil }
    let lines = Int(comment.span.endLine)...Int(last)
    return types.indices.lazy
      .filter { types[$0].location.path == path && lines.contains(types[$0].location.line) }
      .min { types[$0].location < types[$1].location }
      .map { types[$0].name }
  }
}
