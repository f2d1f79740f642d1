import UntangleConfiguration
import UntangleFacts
import UntangleProjectModel
import UntangleRewrites

extension ChosenNames {
  /// Fills in names from the configuration; names from the command win.
  func completed(by configured: [StateNames], for wanted: ProjectType) -> ChosenNames {
    var names = self
    for entry in configured where [wanted.name, wanted.simpleName].contains(entry.type.text) {
      names.type = names.type ?? entry.enumName
      names.property = names.property ?? entry.property
      names.cases.merge(entry.cases) { asked, _ in asked }
    }
    return names
  }
}
