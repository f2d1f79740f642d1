import SwiftUI

struct SketchPoint {
  var x = 0.0
  var y = 0.0

  static let zero = SketchPoint()
}

/// Where a selection begins and ends counts only while there is one. How wide its frame is counts always.
struct SketchBoard: View {
  @State private var isDragging = false
  @State private var isSelected = false
  @State private var start = SketchPoint.zero
  @State private var end = SketchPoint.zero
  @State private var lineWidth = 1.0
  @State private var dragCount = 0

  var body: some View {
    VStack {
      if isDragging || isSelected {
        Text(extent)
      }
      Text("\(lineWidth)")
      Button("Wider") { lineWidth = lineWidth + 1 }
    }
  }

  private var extent: String { "\(start.x) to \(end.x)" }

  func drag(from first: SketchPoint, to current: SketchPoint) {
    if !isDragging {
      isDragging = true
      isSelected = false
      start = first
      dragCount += 1
    }
    end = current
  }

  func stopDragging(at last: SketchPoint) {
    end = last
    isDragging = false
    isSelected = true
  }

  func deselect() {
    guard isSelected else { return }
    isSelected = false
  }
}

struct StampFile: Hashable, Identifiable {
  var id: String
}

/// The second alert says a message that nothing else asks for. A third sheet hangs on the same view.
struct StampPanel: View {
  @State private var showsHelp = false
  @State private var showsSettings = false
  @State private var showsCatalog = false
  @State private var file: StampFile?
  @State private var isDeleting = false
  @State private var isDone = false
  @State private var message = ""
  @State private var name: String?

  var body: some View {
    VStack {
      Button("Help") { showsHelp = true }
      Button("Settings") { showsSettings = true }
      Button("Catalog") { showsCatalog = true }
      Button("Delete") {
        name = "stamp"
        isDeleting = true
      }
      Button("Open") { file = StampFile(id: "first") }
      Button("Finish") { finish(3) }
      Text(name ?? "")
    }
    .sheet(isPresented: $showsHelp) { Text("help") }
    .sheet(isPresented: $showsSettings) { Text("settings") }
    .sheet(isPresented: $showsCatalog, onDismiss: { name = nil }) { Text("catalog") }
    .sheet(item: $file) { Text($0.id) }
    .alert("Delete?", isPresented: $isDeleting) {
      Button("Delete") { name = nil }
    } message: {
      Text("All of it")
    }
    .alert("Done", isPresented: $isDone) {
      Button("OK") {}
    } message: {
      Text(message)
    }
  }

  private func finish(_ count: Int) {
    message = "\(count) stamps"
    isDone = true
  }
}

/// The format is part of what waits to be imported.
final class StampImport {
  private var isPrepared = false
  private var pendingName: String?
  private var pendingPages: [Int]?
  private var pendingFormat = 0

  func prepare(_ name: String, _ pages: [Int], format: Int) {
    isPrepared = true
    pendingName = name
    pendingPages = pages
    pendingFormat = format
  }

  func count(_ pages: [Int]) {
    guard isPrepared else { return }
    pendingPages = pages.isEmpty ? nil : pages
  }

  func run() -> String {
    guard isPrepared, let name = pendingName else { return "" }
    let text = "\(name), \(pendingPages?.count ?? 0) pages, format \(pendingFormat)"
    isPrepared = false
    pendingName = nil
    pendingPages = nil
    return text
  }
}
