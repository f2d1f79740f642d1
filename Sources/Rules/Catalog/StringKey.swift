import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct StringKey: Rule {
  static let schema = RuleSchema(
    id: "string_key", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "minimum_places", kind: .integer(default: 2, range: 1...1_000),
        summary: "how many places write the same literal at least"),
      OptionSchema(
        name: "kinds",
        kind: .texts(default: [
          "userDefaults", "appStorage", "notification", "reuseIdentifier", "segue", "storyboard",
          "nib", "custom",
        ]),
        summary: "the kinds of keys that are judged; all are in the inventory"),
    ])

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "A key written as a literal in several places can be misspelt in each.",
    why: """
      Nothing checks that the key that is written is the key that is read: after one slip a setting \
      is lost, a cell is not found, or a notification never arrives. A constant or an enum case is \
      spelt once, completed by the editor and renamed in one go.
      """,
    limits: [
      "Keys with an interpolation are not judged.",
      "The project's own key functions are followed for one level; name others under `keys:`.",
    ],
    exemptions: [
      "A literal that stands in one place only, unless `minimum_places` is 1.",
      "Images, colours, selectors, key-value coding and user info, unless `kinds` names them.",
      "Calls with the same labels that take no key: dictionaries, coders, filters, layers.",
      "Generated files and tests.",
    ], topic: .keys, precision: .read(.low), nextSteps: [.keys, .typedKeys])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let origins = Dictionary(
      project.project.files.map { ($0.path, $0.origin) }, uniquingKeysWith: { first, _ in first })
    let inline = project.keys.filter { key in
      key.form == .inline && origins[key.location.path] == .handwritten
        && options(key.location.path).texts("kinds").contains(key.kind.rawValue)
    }
    return Dictionary(grouping: inline) { KeyName(kind: $0.kind, literal: $0.literal) }
      .compactMap { name, places in
        finding(about: name, at: places.sorted { $0.location < $1.location })
      }
  }

  /// One finding for a key, at its first place.
  private func finding(about name: KeyName, at places: [ProjectKey]) -> Finding? {
    guard let first = places.first,
      places.count >= options(first.location.path).integer("minimum_places")
    else { return nil }
    let again = places.count == 1 ? "" : " in \(places.count) places"
    return Finding(
      rule: Self.id, severity: Self.severity, location: first.location,
      message: "\(name.kind.words) '\(name.literal)' is written as a literal\(again)",
      type: first.enclosingType,
      notes: places.dropFirst().prefix(6).map {
        Note(location: $0.location, message: "'\(name.literal)' again")
      },
      fingerprint: "\(name.kind.rawValue) \(name.literal)",
      data: [
        DataField("api", .text(name.kind.rawValue)), DataField("literal", .text(name.literal)),
        DataField("places", .integer(places.count)),
      ])
  }
}

private struct KeyName: Hashable {
  var kind: KeyKind
  var literal: String
}
