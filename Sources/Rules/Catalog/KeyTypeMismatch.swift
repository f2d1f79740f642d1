import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct KeyTypeMismatch: Rule {
  static let schema = RuleSchema(id: "key_type_mismatch", defaultSetting: .on(.warning))

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "A key is written as one type and read as another.",
    why: """
      The reader does not get what was written: a text read as data is nil, and `@AppStorage` of an Int \
      over a stored text keeps its default. User defaults turns numbers into texts and texts into \
      numbers where it can. That hides the mistake until a text is not a number: then the reader gets 0.
      """,
    limits: [
      "The types of calls and annotations are compared. The argument of `set(_:forKey:)` must show its "
        + "type at the call, and the result of `object(forKey:)` is ignored."
    ],
    exemptions: [
      "Bools and numbers of all sizes, which user defaults converts into each other.",
      "Enums, by the type of their raw values.",
      "A URL and the data or the path that it is stored as.",
      "Functions and property wrappers of the project's, which may store a value in another form.",
      "Keys that are also removed, which shows that an old value is replaced by a new one.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.ledger.keys.compactMap { key in
      guard key.store.isStorage, key.form == .exact else { return nil }
      return finding(about: key, in: project)
    }
  }

  private func finding(about key: IndexedKey, in project: AnalyzedProject) -> Finding? {
    let typed = key.handwrittenSites.compactMap { TypedSite($0, in: project) }
    for read in typed where read.site.roles.contains(.takes) {
      guard
        let write = typed.first(where: {
          $0.site.roles.contains(.gives) && $0.site != read.site && !$0.type.isRead(as: read.type)
            && !($0.site.access == .use && read.site.access == .use)
        })
      else { continue }
      return finding(about: key, read, write)
    }
    return nil
  }

  private func finding(about key: IndexedKey, _ read: TypedSite, _ write: TypedSite) -> Finding {
    let form = write.site.access == .register ? "registered" : "written"
    return Finding(
      rule: Self.id, severity: Self.severity, location: read.site.location,
      message: "\(read.site.kind.words) '\(key.text)' is read as '\(read.name)' and \(form) as "
        + "'\(write.name)'",
      type: read.site.enclosingType,
      notes: [
        Note(location: write.site.location, message: "'\(key.text)' is \(form) as '\(write.name)' here")
      ],
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("key", .text(key.text)), DataField("read", .text(read.name)),
        DataField("written", .text(write.name)),
      ])
  }
}

/// A place that states the type of the value that it stores or reads.
struct TypedSite {
  var site: KeySite
  var name: String
  var type: StoredType

  /// nil if the place does not state the type, or if it reaches the store through the project's own
  /// functions.
  init?(_ site: KeySite, in project: AnalyzedProject) {
    guard site.route == .direct, let name = site.valueType,
      let type = StoredType(named: name, in: project.project, from: site.enclosingType)
    else { return nil }
    self.site = site
    self.name = name
    self.type = type
  }
}
