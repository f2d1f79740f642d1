extension GitClient {
  /// The same git, without the filter programs of the repository's configuration.
  ///
  /// git would run them on files that differ from the index. A filter can only be turned off by name.
  func withoutFilters() throws(GitFailure) -> GitClient {
    let names = try filterNames()
    guard !names.isEmpty else { return self }
    // The name of the setting ends at the first `=`.
    if let name = names.first(where: { $0.contains("=") }) { throw .unusableFilter(name) }
    let settings = names.flatMap { name in
      ["clean=", "smudge=", "process=", "required=false"].flatMap {
        ["-c", "filter.\(name).\($0)"]
      }
    }
    return GitClient { arguments, input throws(GitFailure) in
      try run(settings + arguments, input)
    }
  }

  /// The sorted names of all filters.
  private func filterNames() throws(GitFailure) -> [String] {
    let answer = try run(["config", "-z", "--name-only", "--get-regexp", "^filter\\."], [])
    // Exit code 1 means that there are none.
    guard answer.status == 0 else { return [] }
    let keys = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // `filter.NAME.clean`, where the name may contain dots.
    let names = keys.map {
      $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst().dropLast()
    }
    return Set(names.map { $0.joined(separator: ".") }).sorted()
  }
}
