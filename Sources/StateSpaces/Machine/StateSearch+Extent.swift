extension StateSearch {
  /// Whether the search tracks pending code in each state.
  enum Memory {
    case exact
    /// Code that is pending in any state may run in every state. Fewer nodes, but an over-approximation.
    case none
  }

  /// Whether transitions need the operation's name.
  enum Naming { case kept, dropped }

  enum Extent: Hashable, Sendable {
    case complete, stopped
    /// Ended early, because more states were found than the caller is interested in.
    case surpassed
  }
}
