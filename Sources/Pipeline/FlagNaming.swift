import UntangleFacts
import UntangleFindings
import UntangleProjectModel
package import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles

/// An enum of two cases in place of a stored Bool of a type, in all files that name it or in none.
package func namingValues(
  of flag: String, ofTypeNamed name: String, in analysis: Analysis, naming names: ChosenNames
) throws(TypeChoiceError) -> (rewrite: FlagRewrite, replacements: [FileReplacement]) {
  let types = try analysis.types(named: name)
  let texts = analysis.outcome.texts.compactMap { text in
    (try? analysis.bytes(of: text)).map { FileText(path: text.path, bytes: $0) }
  }
  let known = Set(texts.map(\.path))
  let isRead =
    analysis.problems.allSatisfy { known.contains($0.path) } && known.count == analysis.outcome.texts.count
  let view: NamingFiles.View = isRead && analysis.outcome.request.coverage == .whole ? .whole : .part
  let rewrite = onDeepStack {
    types.lazy.compactMap {
      FlagRewrite(of: flag, in: $0, texts, view, of: analysis.project.project, naming: names)
    }.first
  }
  guard let rewrite else {
    let flags = types.flatMap(\.variables).map(\.fact.name)
    throw TypeChoiceError(
      message: "'\(name)' has no property '\(flag)'" + suggestion(for: flag, in: flags))
  }
  var request = analysis.outcome.request
  for file in rewrite.files { request.replacements[file.text.path] = file.rewritten.bytes }
  return (rewrite, analysis.replacements(with: request))
}
