extension GitQuestions {
  /// The same git, which starts none of the programs that the repository's configuration names as filters.
  ///
  /// Git would run them over files that are other than in the index. A filter cannot be turned off but by its name.
  func withoutFilters() throws(GitFailure) -> GitQuestions {
    let names = try filterNames()
    guard !names.isEmpty else { return self }
    // What stands before the first `=` is the name of the setting.
    if let name = names.first(where: { $0.contains("=") }) { throw .unusableFilter(name) }
    let settings = names.flatMap { name in
      ["clean=", "smudge=", "process=", "required=false"].flatMap {
        ["-c", "filter.\(name).\($0)"]
      }
    }
    return GitQuestions { arguments, input throws(GitFailure) in
      try run(settings + arguments, input)
    }
  }

  /// Sorted.
  private func filterNames() throws(GitFailure) -> [String] {
    let answer = try run(["config", "-z", "--name-only", "--get-regexp", "^filter\\."], [])
    // With 1 git says that there are none.
    guard answer.status == 0 else { return [] }
    let keys = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // `filter.NAME.clean`, where the name may have points in it.
    let names = keys.map {
      $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst().dropLast()
    }
    return Set(names.map { $0.joined(separator: ".") }).sorted()
  }
}
