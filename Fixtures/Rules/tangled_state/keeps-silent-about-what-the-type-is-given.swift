import SwiftUI

// Others say which room it is. That the work needs one is no state of the two.
final class Threads {
  var room: Room?
  private(set) var isLoadingMore = false

  func loadMore() {
    guard let room, !isLoadingMore else { return }
    isLoadingMore = true
    room.load { [weak self] in self?.isLoadingMore = false }
  }
}

func open(_ room: Room, in threads: Threads) { threads.room = room }

struct CommentRow: View {
  var highlightID: String?
  let id: String
  @State private var highlight = false

  var body: some View {
    Text(id).background(highlight ? .yellow : .clear).onAppear { flash() }
  }

  private func flash() {
    guard highlightID != nil, highlightID == id else { return }
    highlight = true
    Task {
      try await Task.sleep(for: .seconds(1))
      highlight = false
    }
  }
}

struct JoinButton: View {
  var isSmall = false
  @State private var loading = false

  var body: some View {
    if loading {
      ProgressView().controlSize(isSmall ? .small : .regular)
    } else if isSmall {
      Button("+") { join() }
    } else {
      Button("Join") { join() }
    }
  }

  private func join() {
    loading = true
    Task {
      await send()
      loading = false
    }
  }
}
