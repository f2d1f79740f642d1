import UntangleFacts
import UntangleProjectModel
package import UntangleReports
import UntangleRules
import UntangleScores
package import UntangleSourceFiles

extension Analysis {
  /// How often the run's types and files changed in the 365 days before the newest commit.
  ///
  /// `types` maps each type to its whole declarations and extensions. Merges are not counted, because their
  /// changes come from other commits.
  package func churn(of types: [TypeIdentity: [Location]], git: GitClient) -> Churn {
    do throws(GitFailure) {
      return .known(try changeCounts(of: types, git: git))
    } catch {
      return .unknown(reason: error.reason(leavingOut: "--churn"))
    }
  }

  /// The churn of all types of the run, and of files with variables outside types.
  package func churn(git: GitClient) -> Churn { churn(of: extents, git: git) }

  private var extents: [TypeIdentity: [Location]] {
    let types = project.project.types + project.project.syntheticTypes
    let places = types.map { type in
      (
        TypeIdentity(name: type.name, location: type.location),
        type.declarations.map { Location(path: $0.path, span: $0.fact.extent) }
      )
    }
    return Dictionary(places, uniquingKeysWith: { $0 + $1 })
  }

  private func changeCounts(
    of types: [TypeIdentity: [Location]], git: GitClient
  ) throws(GitFailure) -> ChangeCounts {
    let identities = types.keys.sorted()
    let files = project.project.files.map { LineQuestion.File(path: $0.path, lineCount: $0.lineCount) }
    let stretches = identities.enumerated().flatMap { owner, identity in
      (types[identity] ?? []).map { place in
        let lines = max(1, place.line)...max(place.line, Int(place.span.endLine), 1)
        return LineQuestion.Stretch(owner: owner, path: place.path, lines: lines)
      }
    }
    let question = LineQuestion(
      files: files, stretches: stretches, workingDirectory: outcome.request.workingDirectory)
    let history = try lineHistory(of: question, git: git)
    var counts = ChangeCounts(days: history.days, types: [:], files: history.files.mapValues(\.count))
    for (owner, identity) in identities.enumerated() {
      counts.types[identity] = history.owners[owner]?.count
      counts.ages[identity] = history.ages(of: types[identity] ?? [])
    }
    counts.gaps = history.gaps
    return counts
  }
}

extension LineHistory.Touches {
  fileprivate var count: ChangeCounts.Count {
    ChangeCounts.Count(commits: commits, authors: authors.count, last: last)
  }
}

extension LineHistory {
  fileprivate var gaps: [ChangeCounts.Gap] {
    var gaps: [ChangeCounts.Gap] = []
    switch end {
    case .shallow: gaps.append(.shallow)
    case .manyChanges: gaps.append(.manyChanges)
    case nil: break
    }
    if inSubmodules > 0 { gaps.append(.submodules(fileCount: inSubmodules)) }
    if outside > 0 { gaps.append(.outside(fileCount: outside)) }
    return gaps
  }

  /// nil if git does not know the lines.
  fileprivate func ages(of places: [Location]) -> ChangeCounts.LineAges? {
    var written: [CalendarDay] = []
    var result = ChangeCounts.LineAges()
    for place in places {
      guard let known = ages[place.path] else { continue }
      let first = max(0, place.line - 1)
      let lines = first..<max(first, min(Int(place.span.endLine), known.count))
      for age in lines.isEmpty ? [] : known[lines] {
        switch age {
        case .older: result.older += 1
        case .written(let day):
          written.append(day)
          switch days.upperBound.number - day.number {
          case ...30: result.lastMonth += 1
          case ...90: result.lastQuarter += 1
          default: result.lastYear += 1
          }
        }
      }
    }
    guard result.lines > 0 else { return nil }
    // `older` counts the oldest lines, so they precede all of `written`.
    let middle = result.lines / 2 - result.older
    result.median = middle >= 0 && middle < written.count ? written.sorted()[middle] : nil
    return result
  }
}
