/// The stage of a run.
package enum RunStage: Hashable, Sendable {
  /// Searching files.
  case searching
  /// Reading files; `done` of them are finished.
  case reading(done: Int, of: Int)
  /// Merging the facts.
  case merging
  /// Counting states; `done` types are finished.
  case counting(done: Int, of: Int)
  /// Running rules.
  case checking
  /// A rule has finished; the duration is the time on its thread.
  case checked(rule: String, Duration)

  /// Called from any thread, in any order.
  package typealias Report = @Sendable (RunStage) -> Void
}
