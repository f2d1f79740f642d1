import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct KeyTypo: Rule {
  static let schema = RuleSchema(
    id: "key_typo", defaultSetting: .on(.warning), inputs: .resources)

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "A key differs by a slip from another one, or from the name that stands for it.",
    why: """
      What is written under one spelling is not found under another, and no error says so: the setting \
      falls back to its default, the cell is not dequeued, the notification never arrives. If values are \
      already stored, the fixed code must take them over from the misspelt key.
      """,
    limits: [
      "If two keys both have readers and writers, only their words show a slip: a word of one of them "
        + "must be in no other name of the project."
    ],
    exemptions: [
      "Keys that differ by a digit, a short word, or a word that the project has elsewhere: `item1` and "
        + "`item2`, `isOn` and `isOff`, `leftWidth` and `rightWidth`.",
      "`setting` and `settings`, unless one is only written and the other only read.",
      "Keys that constants of different names hold, where both are used in full.",
      "A key that is removed, or whose value is copied to the other: an old key that is replaced. Does not hold if "
        + "one is only read and the other never.",
      "Images, colours, nibs, storyboards, selectors and key-value coding.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let slips = KeySlips(in: project)
    return slips.twins.compactMap { finding(about: $0.pair, $0.kind) } + slips.texts.map(finding)
  }

  private func finding(about text: MisspeltText) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: text.place,
      message: "\(text.key.store.words) '\(text.key.text)' and '\(text.name)', which stands for it, "
        + "differ by a slip",
      type: text.enclosingType, fingerprint: "\(text.key.store.rawValue) \(text.key.text)",
      data: [
        DataField("store", .text(text.key.store.rawValue)),
        DataField("key", .text(text.key.text)), DataField("name", .text(text.name)),
      ])
  }

  private func finding(about pair: KeyPair, _ evidence: KeySlipEvidence.Kind) -> Finding? {
    guard let place = pair.suspect.handwrittenSites.first(where: { !$0.roles.isEmpty }),
      let other = pair.other.sites.first
    else { return nil }
    return Finding(
      rule: Self.id, severity: Self.severity, location: place.location,
      message: message(about: pair, evidence), type: place.enclosingType,
      notes: [
        Note(location: other.location, message: "'\(pair.other.text)' is \(pair.other.deed) here")
      ],
      fingerprint: "\(pair.suspect.store.rawValue) \(pair.suspect.text) \(pair.other.text)",
      data: [
        DataField("store", .text(pair.suspect.store.rawValue)),
        DataField("key", .text(pair.suspect.text)), DataField("similar", .text(pair.other.text)),
      ])
  }

  private func message(about pair: KeyPair, _ evidence: KeySlipEvidence.Kind) -> String {
    let (suspect, other, verbs) = (pair.suspect, pair.other, pair.suspect.store.verbs)
    let name = "\(suspect.store.words) '\(suspect.text)'"
    switch evidence {
    case .halves(let asked) where asked == suspect.text:
      return "\(name) is \(verbs.takes) and never \(verbs.gives), '\(other.text)' is "
        + "\(verbs.gives) and never \(verbs.takes)"
    case .halves:
      return "\(name) is \(verbs.gives) and never \(verbs.takes), '\(other.text)' is "
        + "\(verbs.takes) and never \(verbs.gives)"
    case .removed:
      return "\(name) is \(verbs.takes) and never \(verbs.gives), '\(other.text)' is removed and nothing else"
    case .strangeWord(let word):
      return "\(name) looks like a slip of '\(other.text)': no other name has '\(word)' in it"
    case .readButNeverSet:
      return
        "\(name) is \(verbs.takes) and never \(verbs.gives), '\(other.text)' is set and used nowhere else"
    case .style: return "\(name) differs from '\(other.text)' by its style only"
    }
  }
}

extension IndexedKey {
  /// A participle for what the key's first place does with the key.
  fileprivate var deed: String {
    switch sites.first?.roles {
    case [.gives]: store.verbs.gives
    case [.takes]: store.verbs.takes
    case []: "removed"
    default: "used"
    }
  }
}
