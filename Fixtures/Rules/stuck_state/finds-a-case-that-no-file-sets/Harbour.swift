func warning(for ferry: Ferry) -> String? {
  ferry.voyage == .drifting ? "Keep away" : nil
}
