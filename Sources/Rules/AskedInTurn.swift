import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

extension TangledState {
  /// Optionals of one value that several bodies of other types ask for in the same turn, or one with an `else` that has
  /// nothing to say, unless something is told of them already: nobody says what it means that none is there, or both.
  func askedInTurn(in project: Project, beside told: [Finding]) -> [Finding] {
    let chains = OptionalChains(project).resolved
    guard !chains.isEmpty else { return [] }
    let alike = Dictionary(grouping: chains) { [$0.typeName] + $0.members.prefix(2) }.values
    return alike.compactMap { chains in
      let isClear =
        Set(chains.map { "\($0.location.path) \($0.body)" }).count > 1
        || chains.contains { $0.rest == .empty }
      guard isClear, let first = chains.first,
        options(first.location.path).flag("pairs"), let type = project.type(named: first.typeName),
        !type.setsTogether(first.members)
      else { return nil }
      let identity = Self.identity(of: type, first.members)
      return told.contains { $0.fingerprint == identity } ? nil : finding(about: chains, of: type)
    }
    .sorted { $0.location < $1.location }
  }

  private static func identity(of type: ProjectType, _ names: [String]) -> String {
    ([type.identityName] + names.prefix(2).sorted()).joined(separator: " ")
  }

  private func finding(about chains: [ResolvedOptionalChain], of type: ProjectType) -> Finding {
    let names = Array(chains[0].members.prefix(2))
    let places = chains.map { "'\($0.body)'" }.eachOnce
    let bodies = places.count > 3 ? "\(places.count) bodies" : joined(places)
    let empty = places.count == 1 ? ", whose 'else' has nothing to say" : ""
    return Finding(
      rule: Self.id, severity: .note, location: chains[0].location,
      message:
        "\(quotedList(names)) of '\(type.name)' are asked for in turn in \(bodies)\(empty): an enum would have "
        + "a case for each, and none for both",
      type: type.name,
      notes: chains.dropFirst().prefix(3).map {
        Note(location: $0.location, message: "'\($0.body)' asks in the same turn")
      },
      fingerprint: Self.identity(of: type, names),
      data: [
        DataField("confidence", .text("evidenced")), DataField("variables", .list(names.map { .text($0) })),
      ])
  }
}

extension ProjectType {
  /// Whether one body sets two of the variables, so that both are meant at once.
  fileprivate func setsTogether(_ names: [String]) -> Bool {
    let sets = accessSummary(of: Set(names.prefix(2))).writes.filter { $0.value != .null }
    return Dictionary(grouping: sets, by: \.bodyPlace).values.contains { Set($0.map(\.variable)).count > 1 }
  }
}

extension [String] {
  fileprivate var eachOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
