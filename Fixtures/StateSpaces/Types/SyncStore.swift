//~ states SyncStore exact
//~ variables isSyncing isOffline hasConflict
//~ make SyncStore()
//~ do it.sync()
//~ do it.end(number(below: 3))
//~ do it.resolve()
//~ rewrite isSyncing isOffline hasConflict

import Observation

/// The branches of a `switch` end in a state each.
@Observable final class SyncStore {
  private(set) var isSyncing = false
  private(set) var isOffline = false
  private(set) var hasConflict = false

  func sync() {
    guard !isSyncing, !hasConflict else { return }
    isOffline = false
    isSyncing = true
  }

  func end(_ result: Int) {
    guard isSyncing else { return }
    switch result {
    case 0: print("fine")
    case 1: isOffline = true
    default: hasConflict = true
    }
    isSyncing = false
  }

  func resolve() { hasConflict = false }
}
