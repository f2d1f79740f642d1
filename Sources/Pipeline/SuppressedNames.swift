import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// The names in all suppression comments.
  var suppressedNames: Set<String> {
    suppressions { Set($0.flatMap(\.rules)) }.reduce(into: []) { $0.formUnion($1) }
  }

  /// The days on which suppressions expire.
  var suppressionEnds: [CalendarDay] {
    suppressions { $0.compactMap { $0.until?.day } }.flatMap(\.self)
  }

  /// The suppressions of each file by its path, in order.
  var suppressionsByPath: [String: [Suppression]] {
    let all = files.indices.lazy.filter { !files[$0].suppressions.isEmpty }
    return Dictionary(all.map { (files[$0].path, files[$0].suppressions) }) { first, _ in first }
  }

  /// Iterates by index, because a loop over the values would copy the facts of each file.
  private func suppressions<Value>(_ value: ([Suppression]) -> Value) -> [Value] {
    files.indices.compactMap { files[$0].suppressions.isEmpty ? nil : value(files[$0].suppressions) }
  }
}
