#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts the new content of one file in place, and reverts that.
///
/// An edit that another program makes meanwhile is preserved: it is in place afterwards.
struct FileMover: Sendable {
  let operations: FileOperations

  /// Afterwards the scratch file holds the old content, unless the file is new.
  func put(_ change: FileChange) throws(WriteFailure) {
    guard let old = change.old else { return try putNew(change) }
    do throws(WriteFailure) {
      try operations.exchange(change.scratch.bytes, change.target.bytes)
    } catch {
      guard error.isOfFileSystem else { throw error }
      try putByMoving(change, old)
    }
    do throws(WriteFailure) {
      try check(change.scratch, is: old)
    } catch {
      try giveBack(change)
      throw error
    }
  }

  /// Reverts `put`, unless the file was edited since.
  func takeBack(_ change: FileChange) throws(WriteFailure) {
    guard change.old != nil else { return try takeAway(change) }
    try exchangeBack(change, orThrow: WriteFailure.editedSince) { () throws(WriteFailure) in
      throw .editedSince(kept: keep(change))
    }
  }

  /// Throws where the file has other content, or can still get some.
  ///
  /// The file has lost its name, so no program can open it any more. The check waits for programs that have
  /// it open for writing.
  func check(_ path: FilePath, is content: ContentDigest) throws(WriteFailure) {
    var patience = 25
    while writers(of: path, comparedTo: path.backup) == .some {
      guard patience > 0 else { throw .heldOpen }
      patience -= 1
      usleep(2_000)
    }
    guard FileState(path) == .content(content) else { throw .changed }
  }

  /// A new file gets its name only if no other program took that name meanwhile.
  private func putNew(_ change: FileChange) throws(WriteFailure) {
    do throws(WriteFailure) {
      do throws(WriteFailure) {
        try operations.addName(change.scratch.bytes, change.target.bytes)
      } catch {
        if error == .system(code: EEXIST) { throw error }
        // Some file systems have no hard links.
        try operations.moveToFreeName(change.scratch.bytes, change.target.bytes)
      }
    } catch {
      throw error == .system(code: EEXIST) ? .exists : error
    }
  }

  private func takeAway(_ change: FileChange) throws(WriteFailure) {
    // The scratch name may still be a hard link to the same file.
    operations.remove(change.scratch.bytes)
    do throws(WriteFailure) {
      try operations.moveToFreeName(change.target.bytes, change.scratch.bytes)
    } catch {
      // Another program removed the file first.
      if error == .system(code: ENOENT) { return }
      throw error
    }
    do throws(WriteFailure) {
      try check(change.scratch, is: change.new)
    } catch {
      do throws(WriteFailure) {
        try putNew(change)
      } catch {
        throw .editedTwice(kept: keep(change))
      }
      throw .editedNew
    }
  }

  /// Puts back an edit that was in place of the old content.
  private func giveBack(_ change: FileChange) throws(WriteFailure) {
    try exchangeBack(change, orThrow: WriteFailure.editedTwice) { () throws(WriteFailure) in
      // Another program has just removed the target: restoring the scratch file's content is better than
      // nothing.
      try operations.moveToFreeName(change.scratch.bytes, change.target.bytes)
    }
  }

  /// Puts the scratch file back in the target's place, if the target still has the new content. Otherwise the
  /// edit stays, and the error of `edited` names the file with the kept content. `withoutTarget` runs where
  /// the target no longer exists.
  private func exchangeBack(
    _ change: FileChange, orThrow edited: (_ kept: String) -> WriteFailure,
    withoutTarget: () throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    do throws(WriteFailure) {
      try operations.exchange(change.scratch.bytes, change.target.bytes)
    } catch {
      switch error {
      case .system(ENOENT): return try withoutTarget()
      case let error where error.isOfFileSystem: return try takeBackByMoving(change)
      default: throw .notPutBack(kept: keep(change))
      }
    }
    do throws(WriteFailure) {
      try check(change.scratch, is: change.new)
    } catch {
      try? operations.exchange(change.scratch.bytes, change.target.bytes)
      throw edited(keep(change))
    }
  }

  /// Renames the scratch file to a name that no run removes, and returns its path as users see it.
  private func keep(_ change: FileChange) -> String {
    for number in 1...99 {
      let ending = number == 1 ? "" : "-\(number)"
      let kept = change.folder.appending(Array(change.target.name) + Array(".before-untangle\(ending)".utf8))
      if (try? operations.moveToFreeName(change.scratch.bytes, kept.bytes)) != nil {
        return printable(kept.bytes)
      }
    }
    return printable(change.scratch.bytes)
  }
}

/// For file systems that cannot exchange files atomically. An edit between the check and the move is lost.
extension FileMover {
  private func putByMoving(_ change: FileChange, _ old: ContentDigest) throws(WriteFailure) {
    do throws(WriteFailure) {
      try operations.addName(change.target.bytes, change.backup.bytes)
    } catch {
      if error == .system(code: ENOENT) { throw error }
      // Some file systems have no hard links.
      try copy(change.target, to: change.backup)
    }
    do throws(WriteFailure) {
      guard FileState(change.backup) == .content(old), FileState(change.target) == .content(old) else {
        throw .changed
      }
      try operations.move(change.scratch.bytes, change.target.bytes)
    } catch {
      operations.remove(change.backup.bytes)
      throw error
    }
    // From here on the state is the same as after an exchange.
    do throws(WriteFailure) {
      try operations.move(change.backup.bytes, change.scratch.bytes)
    } catch {
      do throws(WriteFailure) {
        try operations.move(change.backup.bytes, change.target.bytes)
      } catch {
        throw .notPutBack(kept: printable(change.backup.bytes))
      }
      throw error
    }
  }

  private func takeBackByMoving(_ change: FileChange) throws(WriteFailure) {
    guard FileState(change.target) == .content(change.new) else { throw .editedSince(kept: keep(change)) }
    do throws(WriteFailure) {
      try operations.move(change.scratch.bytes, change.target.bytes)
    } catch {
      throw .notPutBack(kept: keep(change))
    }
  }

  private func copy(_ path: FilePath, to other: FilePath) throws(WriteFailure) {
    guard let bytes = contents(of: path, links: .refuse) else { throw .unreadable(.disappeared) }
    try operations.create(other.bytes, bytes, path.bytes)
  }
}
