#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts the new content of one file in its place, and takes it back.
///
/// Whatever another program writes to the file meanwhile is in its place afterwards.
struct FileMover: Sendable {
  let operations: FileOperations

  /// The scratch file has the old content afterwards, of a changed file.
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

  /// Undoes `put`, unless somebody has edited the file since.
  func takeBack(_ change: FileChange) throws(WriteFailure) {
    guard change.old != nil else { return try takeAway(change) }
    try exchangeBack(change, orThrow: WriteFailure.editedSince) { () throws(WriteFailure) in
      throw .editedSince(kept: keep(change))
    }
  }

  /// Fails where a file has other content, or will have.
  ///
  /// Nobody can open it any more, as it has lost its name; who has it open for writing is waited for.
  func check(_ path: FilePath, is content: ContentDigest) throws(WriteFailure) {
    var patience = 25
    while writers(of: path, comparedTo: path.backup) == .some {
      guard patience > 0 else { throw .heldOpen }
      patience -= 1
      usleep(2_000)
    }
    guard Standing(path) == .content(content) else { throw .changed }
  }

  /// A new file gets its name only where nobody else has taken it meanwhile.
  private func putNew(_ change: FileChange) throws(WriteFailure) {
    do throws(WriteFailure) {
      do throws(WriteFailure) {
        try operations.addName(change.scratch.bytes, change.target.bytes)
      } catch {
        if error == .system(code: EEXIST) { throw error }
        // Not every file system has second names.
        try operations.moveToFreeName(change.scratch.bytes, change.target.bytes)
      }
    } catch {
      throw error == .system(code: EEXIST) ? .exists : error
    }
  }

  private func takeAway(_ change: FileChange) throws(WriteFailure) {
    // A second name of the same file may be there.
    operations.remove(change.scratch.bytes)
    do throws(WriteFailure) {
      try operations.moveToFreeName(change.target.bytes, change.scratch.bytes)
    } catch {
      // Somebody was faster.
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

  /// Puts an edit in its place again that was there instead of the old content.
  private func giveBack(_ change: FileChange) throws(WriteFailure) {
    try exchangeBack(change, orThrow: WriteFailure.editedTwice) { () throws(WriteFailure) in
      // Taken away in this moment: what it was is better than nothing.
      try operations.moveToFreeName(change.scratch.bytes, change.target.bytes)
    }
  }

  /// Puts what is in the scratch file in the target's place again, where the target has the new content still; an
  /// edit stays, and `edited` says so with what was kept. `withoutTarget` runs where the target is gone.
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

  /// Gives the scratch file a name that no run takes for its own, and returns it as users see it.
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

/// For file systems where files cannot change places in one step: an edit is lost that comes between looking and
/// moving.
extension FileMover {
  private func putByMoving(_ change: FileChange, _ old: ContentDigest) throws(WriteFailure) {
    do throws(WriteFailure) {
      try operations.addName(change.target.bytes, change.backup.bytes)
    } catch {
      if error == .system(code: ENOENT) { throw error }
      // Not every file system has second names.
      try copy(change.target, to: change.backup)
    }
    do throws(WriteFailure) {
      guard Standing(change.backup) == .content(old), Standing(change.target) == .content(old) else {
        throw .changed
      }
      try operations.move(change.scratch.bytes, change.target.bytes)
    } catch {
      operations.remove(change.backup.bytes)
      throw error
    }
    // From now on it is as after an exchange.
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
    guard Standing(change.target) == .content(change.new) else { throw .editedSince(kept: keep(change)) }
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
