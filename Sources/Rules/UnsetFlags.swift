import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension TangledState {
  /// Of groups of which nothing else is told: those that one condition asks for together, and of which nothing ever
  /// sets a flag, so that the search sees hardly any of what is meant.
  func unsetFlags(
    in groups: [StateGroup], beside told: Set<String>, of state: TypeState, _ project: Project
  ) -> [Finding] {
    groups.filter { told.isDisjoint(with: $0.variables.map(\.name)) && wantsFlags($0) }.compactMap { group in
      let test = group.tests.first { test in
        group.flags.allSatisfy { test.variables.contains($0.name) }
      }
      let unset = group.flags.filter { flag in
        test != nil && !state.type.sets(flag) && !state.mayBeSetUnseen(flag, in: project)
      }
      guard let test, !unset.isEmpty, group.flags.count - unset.count > 1, !group.coWriters.isEmpty else {
        return nil
      }
      return finding(about: group, unset, test, in: state.type)
    }
  }

  /// Whether it has as many flags as a warning is about.
  private func wantsFlags(_ group: StateGroup) -> Bool {
    guard let path = group.variables.first?.location.path else { return false }
    return options(path).flag("pairs") && group.flags.count >= options(path).integer("minimum_flags")
  }

  private func finding(
    about group: StateGroup, _ unset: [StateVariable], _ test: VariableTest, in type: ProjectType
  ) -> Finding {
    let names = quotedList(unset.map(\.name))
    return Finding(
      rule: Self.id, severity: .note, location: group.flags.map(\.location).min() ?? type.location,
      message:
        "\(quotedList(group.flags.map(\.name))) are one state in \(group.flags.count) flags, as the code treats "
        + "them; nothing that was read sets \(names)",
      type: type.name,
      notes: [Note(location: test.location, message: "this condition looks at all of them")]
        + group.evidence.filter { $0.kind == .writtenTogether }.prefix(3).map {
          Note(location: $0.location, message: $0.text)
        },
      fingerprint: ([type.identityName] + group.variables.map(\.name).sorted()).joined(separator: " "),
      data: [
        DataField("confidence", .text("evidenced")),
        DataField("variables", .list(group.variables.map { .text($0.name) })),
        DataField("unset", .list(unset.map { .text($0.name) })),
      ])
  }
}

extension ProjectType {
  /// Whether anything may set a flag after its instance was made; what is handed to an initialiser sets it, too.
  fileprivate func sets(_ flag: StateVariable) -> Bool {
    kind != .class || flag.setter.width > 2 || flag.initial != .off
      || outsideWrites.contains { $0.fact.member == flag.name }
      || !accessSummary(of: [flag.name]).writes.isEmpty
  }
}
