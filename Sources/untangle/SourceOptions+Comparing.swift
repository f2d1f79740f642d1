import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

extension SourceOptions {
  /// Analyses the sources and their state at the common ancestor with a revision.
  func analyze(
    _ product: AnalysisProduct, comparedWith revision: String, problemsInReport: ProblemsInReport
  ) throws -> ComparedAnalyses {
    var request = try request(.configured)
    request.product = product
    let changed = try changes(.since(revision), in: request, for: "--compare")
    let watch = watch()
    let analyses = UntanglePipeline.analyze(request, comparing: changed) { watch.update($0) }
    watch.finish()
    tell(analyses.judged.outcome, problemsInReport)
    return analyses
  }
}

extension ComparedAnalyses {
  /// Compares the sources with their common ancestor with a revision.
  func comparison(with revision: String, _ origin: AuditOrigin?, on day: CalendarDay) throws
    -> AuditComparison
  {
    do throws(GitFailure) {
      guard let commit = changes.commonCommit else { throw .unknownRevision(revision) }
      let base = (commit, try GitClient.system.day(ofCommit: commit))
      let clean = origin?.revision.flatMap { $0.workingTree == .clean ? $0 : nil }
      return comparison(with: revision, base: base, judged: (clean?.commit, clean?.day ?? day))
    } catch {
      Console.write("error: \(error.reason(leavingOut: "--compare").visible)\n", to: .error)
      throw ExitCode(2)
    }
  }
}
