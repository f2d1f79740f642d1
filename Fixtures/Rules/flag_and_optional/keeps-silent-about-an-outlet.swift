final class MapScreen: UIViewController {
  @IBOutlet private var map: MapView?
  private(set) var isMapShown = false

  func showMap(_ map: MapView) {
    self.map = map
    isMapShown = true
  }

  func hideMap() {
    map = nil
    isMapShown = false
  }
}
