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
      Until somebody has written the key, one part of the program takes the setting for on and the other \
      for off. It shows on a fresh install only, which is where developers look least.
      """,
    limits: [
      "Literals and names of enum cases are compared; what a call or a constant yields is not known."
    ],
    exemptions: [
      "`bool(forKey:)` and its like beside a declared default, where the key is registered or written, "
        + "or where user defaults is asked whether there is a value.",
      "Generated files and tests.",
    ], topic: .keys, nextSteps: [.keys])

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
  private func contradiction(among declared: [DefaultedSite], _ key: LedgerKey) -> Finding? {
    // What is registered holds for all; what is written at a reader holds there only.
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

  /// `bool(forKey:)` answers false where a property wrapper answers true.
  private func contradiction(
    of declared: [DefaultedSite], _ implied: ImpliedDefaults, _ key: LedgerKey
  ) -> Finding? {
    guard let first = declared.first(where: { $0.site.access == .use }),
      let read = implied.reader(of: key), first.value.contradicts(.number(0))
    else { return nil }
    return finding(
      about: key, at: read, first,
      message: "\(read.kind.words) '\(key.text)' is \(read.valueType == "Bool" ? "false" : "0") here "
        + "before it is written, and '\(first.shown)' elsewhere")
  }

  private func finding(
    about key: LedgerKey, at site: KeySite, _ other: DefaultedSite, message: String
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

/// A place that declares a default that can be compared.
private struct DefaultedSite {
  var site: KeySite
  var value: DeclaredDefault
  /// For a message, without quotes.
  var shown: String

  init?(_ site: KeySite) {
    guard let source = site.defaultValue, let value = DeclaredDefault(source: source) else { return nil }
    self.site = site
    self.value = value
    shown = source.filter { $0 != "\"" }
  }
}
