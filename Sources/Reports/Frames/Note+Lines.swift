import UntangleFindings
import UntangleSourceFiles

extension Note {
  /// The message and the location, for a note without a source line:
  /// `↳ also written here (Sources/Player.swift:12:7)`.
  func lines(on page: Page) -> [String] {
    let place = PlaceLink("\(location.path):\(location.position)", to: location)
    return "↳ \(message.visible) (\(place.text))".wrapped(to: page.width, hanging: "  ")
      .linking([place], page.look)
  }
}
