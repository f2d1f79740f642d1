package import UntangleRewrites
import UntangleFacts
import UntangleProjectModel
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// What becomes of the names of the variables that an enum replaces.
package enum OldNames: Sendable {
  /// They are computed properties. Those that nothing uses go, and private ones with few uses, as far as the enum can be
  /// asked instead.
  case kept
  /// Those that nothing outside of the type uses go, as far as its own code can ask the enum.
  case removed
}

/// Takes old names out of a type that has been rewritten.
struct OldNameRemoving {
  /// Of the rewritten sources.
  let analysis: Analysis
  let oldNames: OldNames

  /// The most uses of a private name that goes without being asked for.
  private static let fewUses = 3

  /// The analysis of rewritten sources without old names that are not needed; nil where all stay, or where it cannot be
  /// shown that the enum moves as before.
  func result(of attempt: RewriteAttempt) -> Analysis? {
    let project = analysis.project.project
    guard let rewrite = attempt.rewrite, attempt.isProved,
      let type = project.rewrittenType(named: rewrite.type, of: rewrite.states.variables),
      let texts = try? analysis.files(of: type)
    else { return nil }
    // The index of the whole project is made for a name that may go alone.
    let whole = WholeProject(of: analysis, for: [type])
    let extent = oldNames == .removed ? OldNameExtent.all : .fewUses(Self.fewUses)
    let removal = onDeepStack {
      removeOldNames(of: rewrite, in: texts.map { ParsedFile($0) }, extent) { variable in
        if oldNames == .removed { return whole.isNamed(variable.name, outsideOf: type) }
        return variable.access.width >= AccessLevel.public.width
          || project.requires(variable.name, of: type) || whole.mayUse(variable.name, of: type)
      }
    }
    guard !removal.files.isEmpty, let before = moves(of: rewrite, in: project) else { return nil }
    let again = analysis.project(with: removal.files)
    guard again.problem(in: removal.files) == nil, let after = moves(of: rewrite, in: again),
      movesAlike(before, after, without: removal.names)
    else { return nil }
    return analysis.with(removal.files)
  }

  /// The states of the enum of a rewrite that was made.
  private func moves(of rewrite: StateRewrite, in project: Project) -> StateSpace? {
    guard let type = project.rewrittenType(named: rewrite.type, of: rewrite.states.variables),
      let variable = project.stateVariables(of: type).first(where: { $0.name == rewrite.states.property }),
      case .counted(let space) = StateCounter(project, analysis.outcome.search).count([variable], of: type)
    else { return nil }
    return space
  }
}

extension WholeProject {
  /// Whether code in a file without a declaration of the type may use a member of it: any, where no other file names the type,
  /// since its readers may be outside of what was analysed.
  fileprivate func mayUse(_ member: String, of type: ProjectType) -> Bool {
    !isMentioned(type) || isUsed(member, outsideOf: type) || hasSubclasses(of: type)
  }
}
