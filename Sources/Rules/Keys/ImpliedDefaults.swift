import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Places that read a key with a call that returns false or 0 for a missing value.
struct ImpliedDefaults {
  /// The locations of calls with a typed result: `bool(forKey:)`, `integer(forKey:)`.
  private let sayingCalls: Set<Location>
  private let registrations: Registrations

  private enum Registrations {
    case allKnown
    /// Some registered dictionary has unknown keys.
    case unknown
  }

  init(_ project: AnalyzedProject) {
    var sayingCalls: Set<Location> = []
    var registered: Set<Location> = []
    for index in project.project.files.indices {
      let path = project.project.files[index].path
      for place in project.project.files[index].keyUses.indices
      where project.project.files[index].keyUses[place].kind == .userDefaults {
        let use = project.project.files[index].keyUses[place]
        let location = Location(path: path, span: use.span)
        if use.access == .read, use.valueType != nil { sayingCalls.insert(location) }
        if use.access == .register { registered.insert(location) }
      }
    }
    self.sayingCalls = sayingCalls
    for key in project.ledger.keys {
      for site in key.sites where site.access == .register { registered.remove(site.location) }
    }
    registrations = registered.isEmpty ? .allKnown : .unknown
  }

  /// The first place that reads a flag; nil if a value may be stored or registered before it reads. The 0 of
  /// `integer(forKey:)` and `double(forKey:)` is mostly told from a value by the lines that follow.
  func reader(of key: IndexedKey) -> KeySite? {
    guard case .allKnown = registrations, key.sites(.register, .write).isEmpty else { return nil }
    let reads = key.sites(.read)
    // A read with `object(forKey:)` may check first whether there is a value.
    guard reads.allSatisfy({ sayingCalls.contains($0.location) }) else { return nil }
    return reads.first { site in
      site.origin == .handwritten && site.route == .direct && site.defaultValue == nil
        && site.valueType == "Bool"
    }
  }
}
