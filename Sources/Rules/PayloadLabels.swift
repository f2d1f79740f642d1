import UntangleFacts
import UntangleProjectModel

/// The labels of payloads, by the name of the case.
struct PayloadLabels {
  private struct Shape: Hashable {
    var name: String
    var count: Int
  }

  /// nil where two cases of that name and number of parts differ.
  private var labels: [Shape: [String]?] = [:]
  /// How many parts the cases of a name have.
  private var counts: [String: Set<Int>] = [:]
  /// Names that one enum has twice: only the labels tell its cases apart.
  private var overloaded: Set<String> = []

  init(_ project: Project) {
    for index in project.types.indices where project.types[index].kind == .enum {
      var names: Set<String> = []
      for enumCase in project.types[index].cases {
        if !names.insert(enumCase.name).inserted { overloaded.insert(enumCase.name) }
        let shape = Shape(name: enumCase.name, count: enumCase.labels.count)
        counts[enumCase.name, default: []].insert(shape.count)
        guard let known = labels[shape] else {
          labels[shape] = enumCase.labels
          continue
        }
        if known != enumCase.labels { labels[shape] = .some(nil) }
      }
    }
  }

  /// The labels to write in a pattern; nil where it has them, or they are not known. `wanted` is the value of the
  /// rule's option.
  func labels(for pattern: PayloadPattern, _ wanted: String) -> [String]? {
    let shape = Shape(name: pattern.caseName, count: pattern.labels.count)
    guard wanted != "any", pattern.style != .unused, !overloaded.contains(pattern.caseName),
      case let known?? = labels[shape],
      // A single part may be the whole payload of another enum's case.
      shape.count > 1 || counts[pattern.caseName]?.count == 1
    else { return nil }
    let result = wanted == "written" ? known : known.map { _ in "_" }
    // A pattern with other labels is of another enum.
    guard result != pattern.labels, zip(pattern.labels, known).allSatisfy({ $0 == "_" || $0 == $1 }) else {
      return nil
    }
    return result
  }
}
