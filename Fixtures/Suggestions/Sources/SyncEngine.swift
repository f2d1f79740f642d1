import Foundation

protocol SyncRemote {
  func pull() throws -> [String]
  func push(_ changes: [String]) throws
}

final class SyncEngine {
  enum Mode {
    case manual, automatic, off
  }

  enum Event {
    case changed(String)
    case networkLost
    case networkBack
    case conflict(local: String, remote: String)
    case resolved(String)
  }

  var mode: Mode = .automatic {
    didSet {
      if mode == .off { suspend() }
    }
  }

  private(set) var isSyncing = false
  private(set) var isWaitingForNetwork = false
  private(set) var hasConflict = false
  private var conflict: (local: String, remote: String)?
  private var pending: [String] = []

  private let remote: any SyncRemote

  init(remote: any SyncRemote, mode: Mode = .automatic) {
    self.remote = remote
    self.mode = mode
  }

  func handle(_ event: Event) {
    switch event {
    case .changed(let change):
      pending.append(change)
      if mode == .automatic { sync() }
    case .networkLost:
      isSyncing = false
      isWaitingForNetwork = true
    case .networkBack:
      isWaitingForNetwork = false
      if mode == .automatic, !hasConflict { sync() }
    case .conflict(let local, let remote):
      isSyncing = false
      hasConflict = true
      conflict = (local, remote)
    case .resolved(let choice):
      guard hasConflict else { return }
      hasConflict = false
      conflict = nil
      pending.append(choice)
    }
  }

  func sync() {
    guard !isSyncing, !isWaitingForNetwork, !hasConflict, mode != .off else { return }
    isSyncing = true
    defer { isSyncing = false }
    do {
      let theirs = try remote.pull()
      if let mine = pending.first(where: { theirs.contains($0) == false }), let other = theirs.last {
        handle(.conflict(local: mine, remote: other))
        return
      }
      try remote.push(pending)
      pending.removeAll()
    } catch {
      isWaitingForNetwork = true
    }
  }

  private func suspend() {
    isSyncing = false
    isWaitingForNetwork = false
    hasConflict = false
    conflict = nil
  }

  var question: String? {
    conflict.map { "Keep \($0.local) or take \($0.remote)?" }
  }
}
