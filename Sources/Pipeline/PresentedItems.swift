import UntangleFacts
import UntangleProjectModel
package import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles

extension Analysis {
  /// Optional items that views could present instead of several flags, each of which presents one item.
  func presentedItems(ofTypesNamed name: String?) throws(TypeChoiceError) -> [PresentedItem] {
    let chosen =
      try name.map { name throws(TypeChoiceError) in try types(named: name) } ?? project.project.types
    let views = chosen.filter { $0.isHandwrittenView && mayPresentItems($0) }
    return work.results(of: views, at: \.location.path) { items(of: $0, in: self) }.flatMap(\.self)
  }

  /// Rewrites the presented items one after the other. Items with a use that is not understood remain.
  ///
  /// `left` are the remaining items at the end.
  package func presentingOneItem(inTypeNamed name: String) throws(TypeChoiceError) -> (
    left: [PresentedItem], replacements: [FileReplacement]
  ) {
    var current = self
    // Each round removes one chain of modifiers; a type has few of them.
    for _ in 0..<roundLimit {
      let items = try current.presentedItems(ofTypesNamed: name)
      guard let item = items.first(where: { !$0.files.isEmpty }) else { break }
      current = current.with(item.files)
    }
    return (try current.presentedItems(ofTypesNamed: name), replacements(with: current.outcome.request))
  }
}

private func items(of view: ProjectType, in analysis: Analysis) -> [PresentedItem] {
  guard let files = try? analysis.files(of: view) else { return [] }
  let project = analysis.project.project
  let knowledge = PresentedKnowledge(of: view, in: project)
  return onDeepStack {
    UntangleRewrites.presentedItems(of: view, in: files, knowing: knowledge)
  }.map {
    $0.written(beside: project, in: view)
  }
}

extension ProjectType {
  fileprivate var isHandwrittenView: Bool {
    kind == .struct && inherited.contains("View") && origin == .handwritten
  }
}

extension PresentedItem {
  /// Nothing is written where an enum of the project holds others of its kind already.
  fileprivate func written(beside project: Project, in type: ProjectType) -> PresentedItem {
    var item = self
    guard let existing, project.type(named: existing.type, in: type.name)?.kind == .enum else {
      item.existing = nil
      return item
    }
    item.remainders = [Refusal(existing.advice, at: location)]
    (item.declaration, item.changes, item.files) = ([], [], [])
    (item.values, item.items) = ([], [])
    return item
  }
}

extension PresentedKnowledge {
  /// What a project knows of the values that one of its views may present.
  fileprivate init(of type: ProjectType, in project: Project) {
    let certain = CertainValues(project)
    let writes = type.accessSummary(of: Set(type.variables.map(\.fact.name))).writes
    self.init(sure: writes.filter { certain.isNeverNil($0.value, in: type.scopeName) }.map(\.location)) {
      project.isHashable($0, in: type.name)
    }
  }
}

extension Project {
  /// Whether values of a type, as written, can be hashed, as far as declarations tell.
  fileprivate func isHashable(_ written: String, in scope: String) -> Bool {
    let name = written.first == "[" && written.last == "]" ? String(written.dropFirst().dropLast()) : written
    let traits: [SDKTrait] = [.integer, .fraction, .text, .inert]
    if traits.contains(where: { SDK.says($0, of: name) }) { return true }
    guard let type = type(named: name, in: scope) else { return false }
    return type.inherited.contains("Hashable") || type.isPlainEnum
  }
}
