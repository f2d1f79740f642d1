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
      numbers where it can, which hides the slip until a text is no number: then the reader gets 0.
      """,
    limits: [
      "The types of calls and annotations are compared; what `set(_:forKey:)` is handed must tell its "
        + "type at the call, and what `object(forKey:)` yields is not looked at."
    ],
    exemptions: [
      "Bools and numbers of all sizes, which user defaults turns into each other.",
      "Enums, by the type of their raw values.",
      "A URL and the data or the path that it is stored as.",
      "Functions and property wrappers of the project's, which may store a value in another form.",
      "Keys of which a removal shows that an old value gives way to a new one.",
      "Generated files and tests.",
    ], topic: .keys, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.ledger.keys.compactMap { key in
      guard key.store.isStorage, key.form == .exact else { return nil }
      return finding(about: key, in: project)
    }
  }

  private func finding(about key: LedgerKey, in project: AnalyzedProject) -> Finding? {
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

  private func finding(about key: LedgerKey, _ read: TypedSite, _ write: TypedSite) -> Finding {
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

/// A place that says what it stores, or what it wants.
struct TypedSite {
  var site: KeySite
  var name: String
  var type: StoredType

  /// nil where the place does not say it, or where own code stands between it and the store.
  init?(_ site: KeySite, in project: AnalyzedProject) {
    guard site.route == .direct, let name = site.valueType,
      let type = StoredType(named: name, in: project.project, from: site.enclosingType)
    else { return nil }
    self.site = site
    self.name = name
    self.type = type
  }
}
