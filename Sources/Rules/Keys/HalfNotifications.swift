import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The notifications that the project only posts or only observes, where nothing else could do the other.
struct HalfNotifications {
  struct Half {
    var key: IndexedKey
    /// What the project does; it never does the other.
    var side: KeyRole
  }

  private let analyzed: AnalyzedProject
  private let ledger: KeyIndex
  /// The keys of which only parts of the text are known.
  private let patterns: [IndexedKey]

  init(in project: AnalyzedProject) {
    analyzed = project
    ledger = project.ledger
    patterns = ledger.keys.filter { $0.store == .notifications && $0.form == .pattern }
  }

  private var project: Project { analyzed.project }

  /// In the order of the index.
  var all: [Half] {
    // Objective-C code posts and observes, too, and is not read.
    guard !ledger.resources.hasObjectiveC else { return [] }
    let ambiguous = ambiguousNames
    let halves = ledger.keys.compactMap(half).filter {
      $0.key.names.allSatisfy { !ambiguous.contains($0.name) }
    }
    guard !halves.isEmpty else { return [] }
    let exposed = exposedPlaces
    let closed = halves.filter { half in
      !half.key.sites.contains { exposed.contains($0.location) }
        && !patterns.contains { $0.text.isPattern(of: half.key.text) }
    }
    let open = namesMentionedElsewhere(of: closed.map(\.key))
    let misspelt = KeySlips(in: analyzed).keys
    return closed.filter { half in
      !misspelt.contains(half.key) && half.key.names.allSatisfy { !open.contains($0.name) }
        && ledger.unfollowedMentions(of: half.key.text, in: project) == 0
    }
  }

  /// nil where both sides are known, or where the other side is likely that of the system.
  private func half(_ key: IndexedKey) -> Half? {
    guard key.store == .notifications, key.form == .exact, !key.belongsToTheSystem else { return nil }
    let roles = key.roles
    guard roles.count == 1, let side = roles.first,
      key.handwrittenSites.contains(where: { !$0.roles.isEmpty }),
      // A text without a constant is mostly one of a library, which does the rest. A name outside of types can be
      // mentioned without a dot, and such mentions are not counted.
      !key.names.isEmpty, key.names.allSatisfy({ $0.name.contains(".") && !isKnownToObjectiveC($0) }),
      side == .gives || !key.text.looksLikeANameOfTheSDK
    else { return nil }
    return Half(key: key, side: side)
  }

  /// The names that stand for two texts, as where two files declare one: a use may mean either.
  private var ambiguousNames: Set<String> {
    var seen: Set<String> = []
    var ambiguous: Set<String> = []
    for key in ledger.keys where key.store == .notifications {
      for name in Set(key.names.map(\.name)) where !seen.insert(name).inserted { ambiguous.insert(name) }
    }
    return ambiguous
  }

  private func isKnownToObjectiveC(_ name: KeyName) -> Bool {
    let owner = name.name.split(separator: ".").dropLast().joined(separator: ".")
    return project.type(named: owner)?.attributes.contains("objcMembers") ?? false
  }

  /// The places that use names which other code may use, too.
  private var exposedPlaces: Set<Location> {
    var places: Set<Location> = []
    for index in project.files.indices {
      for place in project.files[index].keyUses.indices
      where project.files[index].keyUses[place].target == .exposed {
        places.insert(
          Location(path: project.files[index].path, span: project.files[index].keyUses[place].span))
      }
    }
    return places
  }

  /// The names of constants that some file mentions more often than it posts, observes or removes them.
  private func namesMentionedElsewhere(of keys: [IndexedKey]) -> Set<String> {
    let names = Set(keys.flatMap(\.names).map(\.name))
    let members = Dictionary(grouping: names) { MemberMentions.digest(of: $0.member) }
    guard !members.isEmpty else { return [] }
    var followed: [Int32: [String: Int]] = [:]
    for key in ledger.keys where key.store == .notifications {
      for site in key.sites where site.access != .define {
        guard case .named(let name) = site.spelling else { continue }
        followed[MemberMentions.digest(of: name.member), default: [:]][
          site.location.path, default: 0] += 1
      }
    }
    var open: Set<String> = []
    let wanted = DigestFilter(members.keys.map { UInt64(bitPattern: Int64($0)) })
    for index in project.files.indices {
      var counts: [Int32: Int] = [:]
      for digest in project.files[index].memberMentions.digests
      where wanted.mayContain(UInt64(bitPattern: Int64(digest))) && members[digest] != nil {
        counts[digest, default: 0] += 1
      }
      let path = project.files[index].path
      for (digest, count) in counts where count > followed[digest]?[path] ?? 0 {
        open.formUnion(members[digest] ?? [])
      }
    }
    return open
  }
}

extension String {
  /// The last part of a dotted name.
  fileprivate var member: String { split(separator: ".").last.map(String.init) ?? self }

  /// `AVAudioSessionInterruption`: a text with a prefix of the SDK, which posts it.
  fileprivate var looksLikeANameOfTheSDK: Bool {
    SDK.isOfFramework(self)
  }
}
