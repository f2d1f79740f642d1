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
      "A cell that is made with the identifier that the line before asked for, and an identifier that no file writes twice: "
        + "each table has its own.",
      "The name of a nib that is that of its class, in fewer than four places.",
      "The name of a segue, a storyboard or a view controller that one type alone writes: see `missing_identifier`.",
      "`register(defaults:)` is no place of its own; a property that writes its key in both accessors, unless a type has "
        + "three of them.",
      "Images, colours, selectors, key-value coding and user info, unless `kinds` names them.",
      "Calls with the same labels that take no key: dictionaries, coders, filters, layers.",
      "Generated files and tests.",
    ], topic: .keys, precision: .read(.medium), nextSteps: [.keys, .typedKeys])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let origins = Dictionary(
      project.project.files.map { ($0.path, $0.origin) }, uniquingKeysWith: { first, _ in first })
    let inline = project.keys.filter { key in
      key.form == .inline && origins[key.location.path] == .handwritten
        && options(key.location.path).texts("kinds").contains(key.kind.rawValue)
    }
    let repeated = groupedByName(inline).mapValues { places in places.sorted { $0.location < $1.location } }
      .filter { _, places in
        let minimum = minimum(for: places)
        return minimum == 1
          || places.usingCount >= minimum && !places.isOneExpression && !places.isOfOneInterface
            && !places.areOfTablesApart && !isFewNibsOfType(places, in: project.project)
      }
    let accessors = accessorKeys(repeated)
    let toldTogether = Set(accessors.flatMap(\.names))
    let told = repeated.filter { name, places in
      !toldTogether.contains(name)
        && (!places.isOfOneProperty || places.count == 1 || minimum(for: places) == 1)
    }
    return told.map(finding) + accessors.map(finding)
  }

  /// Whether it names the nib of a type of the project in few places: each has to match the nib, and none the others.
  private func isFewNibsOfType(_ places: [ProjectKey], in project: Project) -> Bool {
    places[0].store == .nibs && places.count < Self.manyNibs && project.type(named: places[0].literal) != nil
  }

  /// From how many places on the nib of a type is told.
  private static let manyNibs = 4

  private func minimum(for places: [ProjectKey]) -> Int {
    options(places[0].location.path).integer("minimum_places")
  }

  /// The types of which several properties write their key in each accessor.
  private func accessorKeys(_ repeated: [RepeatedKey: [ProjectKey]]) -> [AccessorKeys] {
    let ofTypes = Dictionary(grouping: repeated.filter { $0.value.count > 1 && $0.value.isOfOneProperty }) {
      $0.value[0].enclosingType
    }
    return ofTypes.compactMap { type, keys -> AccessorKeys? in
      guard let type, keys.count >= Self.repeatedProperties else { return nil }
      let sorted = keys.sorted { $0.value[0].location < $1.value[0].location }
      return AccessorKeys(type: type, names: sorted.map(\.key), uses: sorted.map(\.value))
    }
  }

  /// From how many properties on those of a type are told in one finding.
  private static let repeatedProperties = 3

  /// One finding for all such keys of a type, at the first place.
  private func finding(about keys: AccessorKeys) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: keys.uses[0][0].location,
      message:
        "'\(keys.type)' writes the keys of \(keys.names.count) properties in the getter and again in the setter",
      type: keys.type,
      notes: zip(keys.names, keys.uses).dropFirst().prefix(6).map { name, uses in
        Note(location: uses[0].location, message: "'\(name.literal)' is written \(uses.count) times")
      },
      fingerprint: "accessors of \(keys.type)",
      data: [
        DataField("api", .text(keys.names[0].kind.rawValue)),
        DataField("literal", .text(keys.names[0].literal)),
        DataField("places", .integer(keys.uses.joined().count)),
      ])
  }

  /// One finding for a key, at its first place.
  private func finding(about name: RepeatedKey, at places: [ProjectKey]) -> Finding {
    let first = places[0]
    let again = places.count == 1 ? "" : " in \(places.count) places"
    return Finding(
      rule: Self.id, severity: Self.severity, location: first.location,
      message: "\(name.words) '\(name.literal)' is written as a literal\(again)",
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
