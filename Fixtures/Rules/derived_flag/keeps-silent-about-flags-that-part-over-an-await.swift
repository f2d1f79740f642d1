// While the tiles are fetched one is on and the other off.
final class TileLayer {
  private(set) var isVisible = false
  private(set) var isReady = false

  func show() async {
    isVisible = true
    await fetchTiles()
    isReady = true
  }

  func hide() {
    isVisible = false
    isReady = false
  }
}
