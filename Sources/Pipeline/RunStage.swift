/// What a run is at.
package enum RunStage: Hashable, Sendable {
  /// Files are looked for.
  case searching
  /// Files are read, of which so many are done.
  case reading(done: Int, of: Int)
  /// What was read is put together.
  case merging
  /// States are counted, of so many types by now.
  case counting(done: Int, of: Int)
  /// Rules run.
  case checking
  /// A rule has run; the time is that of its thread.
  case checked(rule: String, Duration)

  /// Called from any thread, in no order.
  package typealias Report = @Sendable (RunStage) -> Void
}
