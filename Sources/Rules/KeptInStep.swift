import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension TangledState {
  /// Of two variables that stand beside each other wherever they are written: nothing is proved, so it is a note.
  func finding(about pair: SideBySide, in type: ProjectType) -> Finding {
    let variables = [pair.first, pair.second]
    return Finding(
      rule: Self.id, severity: .note, location: variables.map(\.location).min() ?? type.location,
      message: pair.text, type: type.name,
      notes: pair.places.prefix(3).map { Note(location: $0, message: "both are written here") }
        + pair.alone.prefix(3).map {
          Note(location: $0.location, message: "'\($0.body)' writes only '\($0.variable)'")
        },
      fingerprint: ([type.identityName] + variables.map(\.name).sorted()).joined(separator: " "),
      data: [
        DataField("confidence", .text("evidenced")),
        DataField("variables", .list(variables.map { .text($0.name) })),
      ])
  }
}

extension SideBySide {
  fileprivate var text: String {
    let names = ("'\(first.name)'", "'\(second.name)'")
    switch kind {
    case .exclusive:
      let rest =
        alone.isEmpty
        ? "but nothing keeps another way from doing so"
        : "and \(alone.count == 1 ? "one place writes" : "\(alone.count) places write") only one of them"
      return
        "\(names.0) and \(names.1) are written together in \(places.count) places, never both true, \(rest)"
    case .presented:
      return "\(names.0) is only ever set beside \(names.1): one optional says what is shown and that it is"
    }
  }
}
