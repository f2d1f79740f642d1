import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct KeyCollision: Rule {
  static let schema = RuleSchema(id: "key_collision", defaultSetting: .on(.warning))

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "Two names stand for one key, or one key for two things.",
    why: """
      A write under one name changes what the other name reads. If two views keep different things under \
      one key, each overwrites the other's value, and may find a value of a type that it cannot read.
      """,
    limits: [
      "Stores are not told apart: one text in the standard defaults and in a suite counts as one key."
    ],
    exemptions: [
      "Two constants of the same name: the same key, declared once for each module.",
      "A name that says that it is the old one: `legacyToken`, `oldTheme`.",
      "Images, colours, nibs, segues, reuse identifiers and user info, where one text may have two "
        + "meanings.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.ledger.keys.compactMap { key in
      guard key.form == .exact else { return nil }
      switch key.store {
      case .defaults, .scene: return twoThings(under: key, in: project) ?? twoNames(for: key)
      case .notifications, .custom: return twoNames(for: key)
      case .images, .colors, .reuseIdentifiers, .segues, .storyboards, .viewControllers, .nibs,
        .keyPaths, .selectors, .userInfo:
        return nil
      }
    }
  }

  /// Two constants with different names and the same text.
  private func twoNames(for key: IndexedKey) -> Finding? {
    let names = key.names.filter { name in
      key.handwrittenSites.contains { $0.spelling == .named(name.name) } && !name.isOld
    }
    guard let first = names.first,
      let second = names.first(where: { $0.tellingWords.joined() != first.tellingWords.joined() })
    else { return nil }
    return Finding(
      rule: Self.id, severity: Self.severity, location: second.location,
      message: "'\(second.name)' and '\(first.name)' are one \(key.store.words): '\(key.text)'",
      type: nil,
      notes: [Note(location: first.location, message: "'\(first.name)' has the same text")],
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("key", .text(key.text)),
        DataField("names", .list([first.name, second.name].map(DataValue.text))),
      ])
  }

  /// Two property wrappers that store values of different types under one key.
  private func twoThings(under key: IndexedKey, in project: AnalyzedProject) -> Finding? {
    let wrapped = key.handwrittenSites.filter { $0.access == .use }
      .compactMap { TypedSite($0, in: project) }
    guard let first = wrapped.first,
      let second = wrapped.first(where: { !$0.type.isRead(as: first.type) })
    else { return nil }
    return Finding(
      rule: Self.id, severity: Self.severity, location: second.site.location,
      message: "\(second.site.kind.words) '\(key.text)' holds '\(second.name)' here and "
        + "'\(first.name)' elsewhere",
      type: second.site.enclosingType,
      notes: [
        Note(location: first.site.location, message: "'\(key.text)' holds '\(first.name)' here")
      ],
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("key", .text(key.text)),
        DataField("types", .list([first.name, second.name].map(DataValue.text))),
      ])
  }
}
