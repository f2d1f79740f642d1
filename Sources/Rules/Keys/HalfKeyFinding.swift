import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

extension Rule {
  /// The findings of the two rules about keys with only one side.
  static func halfKeyFindings(
    _ side: KeyRole, in project: AnalyzedProject, kinds: (String) -> [String]
  ) -> [Finding] {
    let halves = HalfKeys(of: project.project, project.ledger, in: [.defaults, .scene, .notifications])
      .keys(with: side)
    let twins = halves.isEmpty ? [] : KeySlips(in: project).keys
    return halves.compactMap { key in
      guard !twins.contains(key),
        let place = key.handwrittenSites.first(where: { !$0.roles.isEmpty }),
        kinds(place.location.path).contains(place.kind.rawValue)
      else { return nil }
      let (gives, takes) = key.store.verbs
      let deed = side == .gives ? "\(gives) and never \(takes)" : "\(takes) and never \(gives)"
      return Finding(
        rule: id, severity: severity, location: place.location,
        message: "\(place.kind.words) '\(key.text)' is \(deed)", type: place.enclosingType,
        notes: key.handwrittenSites.filter { $0 != place }.prefix(6).map {
          Note(location: $0.location, message: "'\(key.text)' again")
        },
        fingerprint: "\(key.store.rawValue) \(key.text)",
        data: [
          DataField("store", .text(key.store.rawValue)), DataField("key", .text(key.text)),
        ])
    }
  }

  static func halfKeyKinds(_ standard: [String]) -> OptionSchema {
    OptionSchema(
      name: "kinds", kind: .texts(default: standard),
      summary: "the kinds of keys that are judged: userDefaults, appStorage, notification")
  }
}
