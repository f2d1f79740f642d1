import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct KeyDefaultMismatch: Rule {
  static let schema = RuleSchema(id: "key_default_mismatch", defaultSetting: .on(.warning))

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "Two readers of one key fall back to different values.",
    why: """
      Until the key is written, one part of the program treats the setting as on and another as off. \
      That happens on a fresh install only, where developers look least.
      """,
    limits: [
      "Literals and names of enum cases are compared; the values of calls and constants are not known."
    ],
    exemptions: [
      "`bool(forKey:)` and similar calls beside a declared default, if the key is registered or written, "
        + "or if the code asks user defaults whether there is a value.",
      "`integer(forKey:)`, `double(forKey:)` and their like: what follows mostly tells 0 from a value.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let implied = ImpliedDefaults(project)
    return project.ledger.keys.compactMap { key in
      guard key.store.isStorage, key.form == .exact else { return nil }
      let declared = key.handwrittenSites.compactMap(DefaultedSite.init)
      return contradiction(among: declared, key) ?? contradiction(of: declared, implied, key)
    }
  }

  /// Two places that declare different defaults.
  private func contradiction(among declared: [DefaultedSite], _ key: IndexedKey) -> Finding? {
    // A registered default applies everywhere; a default at a reader applies only there.
    guard let first = declared.first(where: { $0.site.access == .register }) ?? declared.first,
      let second = declared.first(where: { $0.value.contradicts(first.value) })
    else { return nil }
    let elsewhere =
      first.site.access == .register
      ? "'\(first.shown)' is registered for it" : "to '\(first.shown)' elsewhere"
    return finding(
      about: key, at: second.site, first,
      message: "\(second.site.kind.words) '\(key.text)' falls back to '\(second.shown)' here, "
        + elsewhere)
  }

  /// A property wrapper with a default that differs from what `bool(forKey:)` returns for a missing value.
  private func contradiction(
    of declared: [DefaultedSite], _ implied: ImpliedDefaults, _ key: IndexedKey
  ) -> Finding? {
    guard let first = declared.first(where: { $0.site.access == .use }),
      let read = implied.reader(of: key), first.value.contradicts(.number(0))
    else { return nil }
    return finding(
      about: key, at: read, first,
      message:
        "\(read.kind.words) '\(key.text)' is false here before it is written, and '\(first.shown)' elsewhere")
  }

  private func finding(
    about key: IndexedKey, at site: KeySite, _ other: DefaultedSite, message: String
  ) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: site.location, message: message,
      type: site.enclosingType,
      notes: [
        Note(
          location: other.site.location, message: "the default of '\(key.text)' is '\(other.shown)' here")
      ],
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("key", .text(key.text)),
        DataField(
          "defaults", .list([site, other.site].map { $0.defaultValue.map(DataValue.text) ?? .absent })),
      ])
  }
}

/// A place that declares a default which can be compared.
private struct DefaultedSite {
  var site: KeySite
  var value: DeclaredDefault
  /// The default as shown in a message, without quotes.
  var shown: String

  init?(_ site: KeySite) {
    guard let source = site.defaultValue, let value = DeclaredDefault(source: source) else { return nil }
    self.site = site
    self.value = value
    shown = source.filter { $0 != "\"" }
  }
}
