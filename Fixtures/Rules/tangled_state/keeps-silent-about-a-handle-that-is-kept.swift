import Foundation

// The work item is kept to be cancelled, and never asked for.
final class Bezel {
  private(set) var isShown = false
  private var workItem: DispatchWorkItem?

  func show() {
    workItem?.cancel()
    isShown = true
    let item = DispatchWorkItem { [weak self] in self?.isShown = false }
    workItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
  }
}
