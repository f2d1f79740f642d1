import Combine
import SwiftUI

/// The failure stays when its alert is closed, and nobody looks at it then.
@MainActor final class FeedModel: ObservableObject {
  struct Failure: Error { var text: String }

  @Published private(set) var error: Failure?
  @Published var isErrorPresented = false

  func load() {
    guard Int.random(in: 0...1) == 0 else { return }
    error = Failure(text: "Offline")
    isErrorPresented = true
  }

  func close() { isErrorPresented = false }
}

/// The same in a view that owns both.
struct FeedView: View {
  @State private var alertText: String?
  @State private var showsAlert = false

  var body: some View {
    Button("Load") { load() }
      .alert("Failed", isPresented: $showsAlert) { Text(alertText ?? "") }
  }

  private func load() {
    alertText = "Offline"
    showsAlert = true
  }
}

/// A press becomes a drag. The point is a constant without a written type.
final class DragTracker {
  private(set) var start: FeedPoint?
  private(set) var isDragging = false

  func press(_ x: Double) {
    let point = FeedPoint(x: x, y: 0)
    start = point
    isDragging = false
  }

  func move() {
    guard start != nil else { return }
    isDragging = true
  }

  func release() {
    start = nil
    if isDragging {
      isDragging = false
      print("moved")
    }
  }
}

struct FeedPoint {
  var x: Double
  var y: Double
}

/// The handle of the last run is kept, and says nothing.
@MainActor final class SearchRunner {
  private(set) var isSearching = false
  private var searchTask: Task<Void, Never>?

  func search() {
    searchTask?.cancel()
    isSearching = true
    searchTask = Task {
      await Task.yield()
      isSearching = false
    }
  }
}

/// A word that Swift keeps for itself is no name for what is pending.
final class ImportSheet {
  private(set) var showsImport = false
  private(set) var pendingImportName: String?
  private(set) var pendingImportText: String?

  func ask(_ name: String) {
    pendingImportName = name
    pendingImportText = "\(name)?"
    showsImport = false
  }

  func show() { showsImport = true }

  func end() {
    pendingImportName = nil
    pendingImportText = nil
    showsImport = true
  }
}

/// What is unwrapped without a word has a type that no case can carry as it is written.
final class FeedLayout {
  private var point: FeedPoint!
  private(set) var needsUpdate = true

  func prepare(_ x: Double) {
    guard needsUpdate else { return }
    point = FeedPoint(x: x, y: 0)
    needsUpdate = false
  }

  func invalidate() { needsUpdate = true }

  var x: Double { point.x }
}

/// What it showed can be shown again: the text stays when it is closed.
final class ReopenedAlert {
  private(set) var alertText: String?
  private(set) var showsAlert = false

  func load() {
    alertText = "Offline"
    showsAlert = true
  }

  func close() { showsAlert = false }

  func showAgain() {
    guard alertText != nil else { return }
    showsAlert = true
  }
}

/// The constant is an optional, as the cast says.
final class CastTracker {
  private(set) var start: FeedPoint?
  private(set) var isDragging = false

  func press(_ x: Double) {
    let point = FeedPoint(x: x, y: 0) as FeedPoint?
    start = point
    isDragging = false
  }

  func move() {
    guard start != nil else { return }
    isDragging = true
  }

  func release() {
    start = nil
    isDragging = false
  }
}

/// A clock that stands has its timer still: idle, running, paused.
final class PausedClock {
  private var timer: FeedPoint?
  private(set) var isPaused = false

  func start() {
    timer = FeedPoint(x: 0, y: 0)
    isPaused = false
  }

  func pause() {
    guard timer != nil else { return }
    isPaused = true
  }

  func resume() {
    guard timer != nil else { return }
    isPaused = false
  }

  func stop() {
    timer = nil
    isPaused = false
  }
}
