import UntangleFacts
package import UntangleProjectModel

/// Two of the variables that are one value twice, as it is and as a draft: some code copies the one to the other, and some
/// copies it back.
///
///     func cancel() { draftIsActive = isActive }
///     func apply() { isActive = draftIsActive }
///
/// nil where there are no such two. A method that does both swaps them.
package func draftCopy(
  among variables: [StateVariable], of type: ProjectType
) -> (first: StateVariable, second: StateVariable)? {
  let names = Set(variables.map(\.name))
  var copied: Set<[String]> = []
  for body in type.bodies {
    var own: Set<[String]> = []
    for statement in body.fact.statements {
      statement.forEach { inner in
        if case .assign(.variable(let target), .variable(let source), _) = inner, target != source,
          names.isSuperset(of: [target, source])
        {
          own.insert([target, source])
        }
      }
    }
    copied.formUnion(own.filter { !own.contains($0.reversed()) })
  }
  for (place, first) in variables.enumerated() {
    for second in variables[(place + 1)...]
    where copied.contains([first.name, second.name]) && copied.contains([second.name, first.name]) {
      return (first, second)
    }
  }
  return nil
}
