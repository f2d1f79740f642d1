import UntangleFacts
import UntangleFindings
import UntangleProjectModel

struct HalfUsedNotification: Rule {
  static let schema = RuleSchema(
    id: "half_used_notification", defaultSetting: .off, inputs: .resources)

  static let facts = FactDetail.memberMentions
  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "A notification that is posted and never observed, or observed and never posted.",
    why: """
      A post that nobody hears is useless work, or what should happen afterwards never does. An observer of \
      what nobody posts is dead code that looks alive. Mostly the other side was deleted, or it uses another \
      name. The rule is off by default: it reads every mention of a member in all files, and finds little.
      """,
    limits: [
      "Only Swift sources are read: what a library posts under the same text is not seen.",
      "A constant outside of types is not judged: mentions of its name are not counted.",
      "A name that is spelled like a member of another type is not judged where that is mentioned.",
    ],
    exemptions: [
      "Names that the SDK declares, and texts that begin like its names.",
      "A text that no constant of the project holds: a library may do the rest. `key_never_read` and "
        + "`key_never_written` judge it if their `kinds` name notifications.",
      "Projects with Objective-C sources, which post and observe, too.",
      "Constants of one name with two texts: a use may mean either.",
      "Public constants, those with `@objc` or in a type with `@objcMembers`, and those of instances; what `DistributedNotificationCenter` posts or observes.",
      "Constants that are mentioned anywhere but in a call that posts, observes or removes: in a list, a "
        + "comparison, a call of another function, a comment.",
      "A text that stands between quotes anywhere else in the project, and one that an interpolated name may "
        + "produce.",
      "Names that differ from another one by a slip, which `key_typo` reports.",
      "What only generated files and tests use. A test that posts or observes counts as the other side.",
    ], topic: .keys, precision: .read(.high), nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    HalfNotifications(in: project).all.compactMap(finding)
  }

  private func finding(about half: HalfNotifications.Half) -> Finding? {
    let key = half.key
    let places = key.handwrittenSites.filter { !$0.roles.isEmpty }
    guard let first = places.first else { return nil }
    let (gives, takes) = key.store.verbs
    let deed = half.side == .gives ? "\(gives) and never \(takes)" : "\(takes) and never \(gives)"
    return Finding(
      rule: Self.id, severity: Self.severity, location: first.location,
      message: "\(key.store.words) '\(key.text)' is \(deed)", type: first.enclosingType,
      notes: key.names.prefix(1).map { Note(location: $0.location, message: "'\($0.name)' stands for it") }
        + places.dropFirst().prefix(5).map { Note(location: $0.location, message: "'\(key.text)' again") },
      fingerprint: key.text,
      data: [DataField("store", .text(key.store.rawValue)), DataField("key", .text(key.text))])
  }
}
