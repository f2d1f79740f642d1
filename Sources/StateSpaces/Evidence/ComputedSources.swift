import UntangleFacts
import UntangleProjectModel

/// What a property that computes a variable could not replace, by the names of variables.
struct ComputedSources {
  var several: Set<String> = []
  var observed: Set<String> = []
  var numbers: Set<String> = []
  /// What the code of other types sets.
  var setOutside: Set<String>
  var lent: Set<String>

  init(of type: ProjectType, among names: Set<String>) {
    // By index: variables are large, and a loop over the values copies each.
    for place in type.variables.indices {
      let name = type.variables[place].fact.name
      if type.variables[place].fact.holdsSeveral { several.insert(name) }
      if type.variables[place].fact.storage == .observed { observed.insert(name) }
      if type.variables[place].fact.holdsNumber { numbers.insert(name) }
    }
    setOutside = Set(type.outsideWrites.lazy.filter { $0.fact.form == .write }.map(\.fact.member))
    lent = type.lentVariables(of: names)
  }
}
