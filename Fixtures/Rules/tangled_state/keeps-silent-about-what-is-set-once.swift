import CoreLocation

/// The place is pinned once and never taken back: that nothing is dragged before is no state.
final class PlacePicker {
  private var pinned: CLLocation?
  private(set) var isDragging = false

  func pin(_ place: CLLocation) {
    guard pinned == nil else { return }
    pinned = place
  }

  func beginDragging() {
    guard pinned != nil else { return }
    isDragging = true
  }

  func endDragging() { isDragging = false }
}
