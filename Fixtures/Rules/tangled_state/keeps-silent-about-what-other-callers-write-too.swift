/// The preview is drawn anew for many reasons; that the page changes is one of them.
final class Preview {
  var page: Page? {
    didSet { refresh() }
  }
  private(set) var isRefreshing = false

  func open(_ page: Page?) { self.page = page }
  func press() { refresh() }

  private func refresh() {
    isRefreshing = true
    draw { [weak self] in self?.isRefreshing = false }
  }
}

/// Each is an option of its own, which callers set as they like.
final class Axis {
  var drawsGrid = true
  var drawsLine = true
  var drawsLabels = true
}

final class Chart {
  let axis = Axis()

  func showAll() {
    axis.drawsGrid = true
    axis.drawsLine = true
    axis.drawsLabels = true
  }

  func showBare() {
    axis.drawsGrid = false
    axis.drawsLine = true
    axis.drawsLabels = false
  }

  func show(grid: Bool, line: Bool, labels: Bool) {
    axis.drawsGrid = grid
    axis.drawsLine = line
    axis.drawsLabels = labels
  }

  func showLabels() {
    axis.drawsGrid = true
    axis.drawsLine = false
    axis.drawsLabels = true
  }
}
