import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// All declarations of an optional value beside an optional error, and whether the project can change each of
/// them.
struct OutcomePairs {
  let all: [InFile<PairedOutcome>]
  private let project: Project
  /// Types of other modules, with the members that the project's extensions add to them.
  private let foreignTypes: [String: ProjectType]
  /// By the enclosing type.
  private let byType: [String: [PairedOutcome]]

  init(_ project: Project) {
    self.project = project
    // Iterates by index, because a loop over the values copies the large facts of each file.
    all = project.files.indices.flatMap { file in
      project.files[file].pairedOutcomes.map { InFile(path: project.files[file].path, fact: $0) }
    }
    byType = Dictionary(grouping: all.map(\.fact)) { $0.enclosingType ?? "" }
    let foreign = all.isEmpty ? [] : project.types.indices.filter { project.types[$0].kind == .extension }
    foreignTypes = Dictionary(foreign.map { (project.types[$0].name, project.types[$0]) }) { first, _ in first
    }
  }

  /// Whether the project is free to change the declaration: no protocol, superclass or Objective-C code
  /// requires its form.
  func isOwn(_ pair: InFile<PairedOutcome>) -> Bool {
    let fact = pair.fact
    guard !fact.modifiers.contains(where: foreignModifiers.contains), !fact.isOfURLSession else {
      return false
    }
    guard let name = fact.enclosingType, let type = project.type(named: name) ?? foreignTypes[name] else {
      return fact.form != .callback(.handedOn)
    }
    if type.attributes.contains("objcMembers") { return false }
    switch fact.form {
    case .callback(.handedOn): return false
    case .callback(.used), .result:
      return !isAskedFor(fact, of: type) && !isKept(fact) && !mayBeAskedForElsewhere(pair, of: type)
    case .callback(.unseen) where type.kind == .protocol: return isRequiredFreely(fact, by: type)
    // A body that never calls back does what a protocol asks for.
    case .callback(.unseen): return !isAskedFor(fact, of: type) && !mayBeAskedForElsewhere(pair, of: type)
    case .property, .alias: return true
    }
  }

  /// Whether a protocol of the project has a requirement with this name.
  private func isAskedFor(_ pair: PairedOutcome, of type: ProjectType) -> Bool {
    let asking = type.kind == .protocol ? [type] : ancestors(of: type)
    return asking.contains { other in
      other.kind == .protocol && requirements(of: other).contains { $0.name == pair.name }
    }
  }

  /// Whether a protocol of another module, which the declaration or extension around the function names, may ask for it.
  /// It asks for no private function.
  private func mayBeAskedForElsewhere(_ pair: InFile<PairedOutcome>, of type: ProjectType) -> Bool {
    let fact = pair.fact
    let around = type.declarations.last { $0.path == pair.path && $0.fact.extent.contains(fact.span) }
    guard let around, !fact.modifiers.contains(where: { ["private", "fileprivate"].contains($0) }) else {
      return false
    }
    // A superclass comes first, and its methods are overridden.
    let protocols = around.fact.inherited.dropFirst(around.fact.kind == .class ? 1 : 0)
    return protocols.contains(where: mayRequireCallbacks)
  }

  /// Whether a protocol, or one that it refines, is of another module and not known to require no callbacks.
  private func mayRequireCallbacks(_ name: String) -> Bool {
    guard let own = project.type(named: name) else { return !SDK.says(.noCallback, of: name) }
    return own.kind == .protocol
      && project.chain(of: own).contains { type in
        type.inherited.contains { project.type(named: $0) == nil && !SDK.says(.noCallback, of: $0) }
      }
  }

  private func ancestors(of type: ProjectType) -> [ProjectType] {
    guard type.kind == .extension else { return Array(project.chain(of: type).dropFirst()) }
    return type.inherited.compactMap { project.type(named: $0) }.flatMap(project.chain)
  }

  private func requirements(of type: ProjectType) -> [PairedOutcome] {
    (byType[type.name] ?? []).filter { $0.form == .callback(.unseen) }
  }

  /// Whether the callback is the value of a property of the same form, which is reported itself.
  private func isKept(_ pair: PairedOutcome) -> Bool {
    (byType[pair.enclosingType ?? ""] ?? []).contains {
      $0.form == .property && $0.elements == pair.elements
    }
  }

  /// Whether all conforming types belong to the project, and at least one does more than pass the callback
  /// on.
  private func isRequiredFreely(_ pair: PairedOutcome, by type: ProjectType) -> Bool {
    if foreignTypes.values.contains(where: { ancestors(of: $0).contains { $0.name == type.name } }) {
      return false
    }
    let conformers = project.inheritance.conformers(to: type.name)
    let witnesses = conformers.flatMap { byType[$0] ?? [] }.filter { $0.name == pair.name }
    return witnesses.isEmpty || witnesses.contains { $0.form != .callback(.handedOn) }
  }
}

private let foreignModifiers: Set<String> = ["override", "objc", "IBAction", "_dynamicReplacement"]

extension PairedOutcome {
  /// Whether the callback has the form of `URLSession`: `(Data?, URLResponse?, (any Error)?)` or
  /// `(URL?, URLResponse?, (any Error)?)`.
  fileprivate var isOfURLSession: Bool {
    elements.count == 3 && elements[1] == .named("URLResponse") && elements[2] == .named("Error")
  }
}
