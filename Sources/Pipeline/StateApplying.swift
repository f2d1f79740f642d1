import UntangleFacts
import UntangleProjectModel
package import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles

/// The states of classes whose methods drive the same objects, sorted by place; nil means those of all types.
func appliedStates(
  ofTypesNamed name: String?, in analysis: Analysis, naming names: ChosenNames
) throws(TypeChoiceError) -> [AppliedStates] {
  let wanted = try name.map { name throws(TypeChoiceError) in
    Set(try analysis.types(named: name).map(\.location))
  }
  let project = analysis.project.project
  var request = analysis.outcome.request
  // A run that judges nothing has no settings of rules.
  request.product.rules = .all
  let found = project.scatteredStates(PathRules(request).ruleSettings)
  return analysis.work.results(count: found.count) { place -> AppliedStates? in
    let (name, group) = found[place]
    guard let type = project.type(named: name), type.kind == .class, wanted?.contains(type.location) ?? true,
      let files = try? analysis.files(of: type)
    else { return nil }
    return onDeepStack {
      UntangleRewrites.appliedStates(of: type, group, in: project, files: files, naming: names)
    }
  }.compactMap(\.self).sorted { $0.location < $1.location }
}

/// Rewrites the groups one after the other. Those with a statement that cannot be moved remain.
package func applyingStates(
  ofTypeNamed name: String, in analysis: Analysis, naming names: ChosenNames = ChosenNames()
) throws(TypeChoiceError) -> (all: [AppliedStates], replacements: [FileReplacement]) {
  var current = analysis
  var done: [AppliedStates] = []
  while done.count < roundLimit {
    let all = try appliedStates(ofTypesNamed: name, in: current, naming: names)
    guard let next = all.first(where: { !$0.files.isEmpty }) else {
      return (done + all, analysis.replacements(with: current.outcome.request))
    }
    done.append(next)
    current = current.with(next.files)
  }
  return (done, analysis.replacements(with: current.outcome.request))
}
