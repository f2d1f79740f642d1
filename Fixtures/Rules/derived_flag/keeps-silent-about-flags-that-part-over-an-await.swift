// While the tiles are fetched one is on and the other off.
final class TileLayer {
  private var isVisible = false
  private var isReady = false

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
