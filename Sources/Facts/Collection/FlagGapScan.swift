import UntangleSourceFiles

extension FileFacts {
  /// The private flags that the text of the file never sets or never reads. Mentions in comments and strings
  /// count, too, so the scan errs towards too few flags.
  func flagGaps(in bytes: UnsafeBufferPointer<UInt8>) -> [FlagGap] {
    guard origin == .handwritten else { return [] }
    return variables.compactMap { variable in
      guard variable.isPlainFlag, case .boolean(let start)? = variable.initial else { return nil }
      var (reads, writes, others) = (0, 0, 0)
      MentionScan(bytes: bytes, name: Array(variable.name.utf8)).forEach { mention in
        switch mention {
        case .read: reads += 1
        case .write: writes += 1
        case .control, .binding, .keyPath: others += 1
        }
      }
      guard others == 0, let kind = variable.gap(reads: reads, writes: writes, start: start) else {
        return nil
      }
      return FlagGap(
        name: variable.name, enclosingType: variable.enclosingType, kind: kind, span: variable.span)
    }
  }
}

extension Variable {
  /// A stored Bool without observers that only its own file can set.
  fileprivate var isPlainFlag: Bool {
    guard mutability == .variable, storage == .stored, scope != .local, setter.width <= 1 else {
      return false
    }
    switch typing {
    case .annotated(let type): guard type == .bool else { return false }
    case .literal(let shape): guard shape == .boolean else { return false }
    case .expression, .unknown: return false
    }
    return wrappers.allSatisfy { $0 == "State" || $0 == "Published" }
      && modifiers.allSatisfy { ["private", "fileprivate", "static", "final", "MainActor"].contains($0) }
  }

  /// A flag that other files can read is never reported as unread, nor is one whose wrapper notifies others of each write.
  /// `@State` does not: a view is only drawn anew for what its body reads.
  fileprivate func gap(reads: Int, writes: Int, start: Bool) -> FlagGap.Kind? {
    let isUnread = reads == 0 && access.width <= 1
    if writes == 0 { return isUnread ? .unused : .neverSet(start) }
    return isUnread && wrappers.allSatisfy { $0 == "State" } ? .neverRead(writes: writes) : nil
  }
}
