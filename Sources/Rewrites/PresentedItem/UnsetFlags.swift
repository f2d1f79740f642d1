import UntangleFacts
import UntangleProjectModel

extension ProjectType {
  /// Those of the flags of a view that are off at first and that nothing sets: what they present is never shown. One that a
  /// binding hands to other code than one presentation, or that an initialiser may be given, may be set.
  func flagsNeverSet(among names: Set<String>) -> Set<String> {
    var left = Set(
      variables.map(\.fact).filter { names.contains($0.name) && $0.initial == .boolean(false) }.map(\.name))
    guard !left.isEmpty else { return [] }
    for write in accessSummary(of: left).writes where write.value != .boolean(false) {
      left.remove(write.variable)
    }
    let lent = Dictionary(projections.map { ($0.variable, 1) }, uniquingKeysWith: +)
    return left.filter { name in
      lent[name, default: 0] < 2 && !outsideWrites.contains { $0.fact.member == name }
        && (memberwiseArguments.map { $0[name].isEmpty } ?? isPrivateFlag(name))
    }
  }

  private func isPrivateFlag(_ name: String) -> Bool {
    variables.contains { $0.fact.name == name && $0.fact.access.staysInFile }
  }
}
