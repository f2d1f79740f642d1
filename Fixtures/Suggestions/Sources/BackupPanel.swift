import SwiftUI

struct BackupFile: Hashable {
  var name: String
}

/// The button is meant to be disabled while a backup is written. Nothing is waited for, so that no view is ever drawn then.
struct BackupPanel: View {
  @State private var pending: BackupFile?
  @State private var isWriting = false
  @State private var message: String?

  var body: some View {
    VStack {
      Button("Write") { write() }
        .disabled(isWriting || pending == nil)
      Button("Choose") { pending = BackupFile(name: "all") }
      Button("Forget") { pending = nil }
      Text(message ?? "")
    }
  }

  private func write() {
    guard let file = pending else { return }
    isWriting = true
    message = nil
    defer { isWriting = false }
    guard !file.name.isEmpty else {
      message = "no name"
      return
    }
    pending = nil
  }
}

/// As above, but what the run calls asks for the flag.
struct CheckedBackupPanel: View {
  @State private var pending: BackupFile?
  @State private var isWriting = false
  @State private var message: String?

  var body: some View {
    VStack {
      Button("Write") { write() }
        .disabled(isWriting || pending == nil)
      Button("Choose") { pending = BackupFile(name: "all") }
      Button("Forget") { pending = nil }
      Text(message ?? "")
    }
  }

  private func write() {
    guard let file = pending else { return }
    isWriting = true
    message = nil
    defer { isWriting = false }
    guard !file.name.isEmpty else {
      report("no name")
      return
    }
    pending = nil
  }

  private func report(_ text: String) { message = label(text) }

  private func label(_ text: String) -> String { isWriting ? "while writing: \(text)" : text }
}

/// The hint is never set: it is in no case of what the other two are.
struct BackupSteps: View {
  @State private var isAsking = false
  @State private var isDone = false
  @State private var showsHint = false

  var body: some View {
    if isAsking {
      Button("Yes") { finish() }
    } else if isDone {
      Button("Again") { restart() }
    } else {
      Button(showsHint ? "Start here" : "Start") { ask() }
    }
  }

  private func ask() {
    guard !isDone else { return }
    showsHint = false
    isAsking = true
  }

  private func finish() {
    isAsking = false
    isDone = true
    showsHint = false
  }

  private func restart() {
    isDone = false
    isAsking = true
    showsHint = false
  }
}

/// The list is made when it is first asked for, so that nobody ever finds it missing.
final class BackupList {
  private lazy var names: [String]? = ["first"]
  private var isShown = false

  func show() {
    isShown = true
    names = ["first", "second"]
  }

  func hide() {
    guard isShown, names != nil else { return }
    isShown = false
    names = nil
  }
}
