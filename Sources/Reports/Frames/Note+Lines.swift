import UntangleFindings
import UntangleSourceFiles

extension Note {
  /// What it says and where, for places without source: `↳ also written here (Sources/Player.swift:12:7)`.
  func lines(on page: Page) -> [String] {
    let place = PlaceLink("\(location.path):\(location.position)", path: location.path)
    return "↳ \(message.visible) (\(place.text))".wrapped(to: page.width, hanging: "  ")
      .linking([place], page.look)
  }
}
