import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension ProjectType {
  /// Those of the flags of a view that are off at first and that nothing sets: what they present is never shown. One that a
  /// binding hands to other code than presentations and what these show, or that an initialiser may be given, may be set.
  func flagsNeverSet(among names: Set<String>) -> Set<String> {
    var left = Set(
      variables.map(\.fact).filter { names.contains($0.name) && $0.initial == .boolean(false) }.map(\.name))
    guard !left.isEmpty else { return [] }
    let bindings = projections
    let places = Set(bindings.map(\.location))
    for write in accessSummary(of: left).writes
    where write.value != .boolean(false) && !places.contains(write.location) {
      left.remove(write.variable)
    }
    for binding in bindings where left.contains(binding.variable) && maySet(binding) {
      left.remove(binding.variable)
    }
    return left.filter { name in
      !outsideWrites.contains { $0.fact.member == name }
        && (memberwiseArguments.map { $0[name].isEmpty } ?? isPrivateFlag(name))
    }
  }

  /// Whether a flag that is off may be set through the binding. What is shown while it is on can only clear it.
  private func maySet(_ binding: Projection) -> Bool {
    !binding.lending.isTakenBack
      && !content(presentedBy: binding.variable).contains {
        $0.path == binding.location.path && $0.span.contains(binding.location.span)
      }
  }

  private func isPrivateFlag(_ name: String) -> Bool {
    variables.contains { $0.fact.name == name && $0.fact.access.staysInFile }
  }
}
