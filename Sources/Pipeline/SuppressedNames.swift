import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// What comments that suppress rules name.
  var suppressedNames: Set<String> {
    suppressions { Set($0.flatMap(\.rules)) }.reduce(into: []) { $0.formUnion($1) }
  }

  /// The days on which a suppression does not hold any more.
  var suppressionEnds: [CalendarDay] {
    suppressions { $0.compactMap { $0.until?.day } }.flatMap(\.self)
  }

  /// By the path of the file; in order.
  var suppressionsByPath: [String: [Suppression]] {
    let all = files.indices.lazy.filter { !files[$0].suppressions.isEmpty }
    return Dictionary(all.map { (files[$0].path, files[$0].suppressions) }) { first, _ in first }
  }

  /// By index: a file's facts are large, and a loop over the values copies each.
  private func suppressions<Value>(_ value: ([Suppression]) -> Value) -> [Value] {
    files.indices.compactMap { files[$0].suppressions.isEmpty ? nil : value(files[$0].suppressions) }
  }
}
