/// A position in layout coordinates, before the flow maps it to a point.
struct Place: Hashable, Sendable {
  var along: Double
  var across: Double
}

/// Draws one curve whose parts begin and end in the direction of the flow.
struct Pen: Sendable {
  private let flow: Flow
  private var places: [Place] = []
  private var parts: [Curve.Part] = []

  init(_ flow: Flow) { self.flow = flow }

  var curve: Curve { Curve(start: places.first.map(point) ?? Point(x: 0, y: 0), parts: parts) }

  /// A straight line; the first call only sets the start.
  mutating func move(to place: Place) {
    guard let last = places.last else { return places.append(place) }
    if place != last { line(to: place) }
  }

  /// An S-shaped curve sideways, symmetric about its middle.
  mutating func bend(to place: Place) {
    guard let last = places.last else { return }
    if abs(last.across - place.across) < 0.05 { return line(to: place) }
    let middle = (last.along + place.along) / 2
    parts.append(
      .bend(
        point(Place(along: middle, across: last.across)),
        point(Place(along: middle, across: place.across)), point(place)))
    places.append(place)
  }

  /// A half circle to the other leg, towards the direction of the flow.
  mutating func turn(to place: Place) {
    guard let last = places.last else { return }
    // With control points at two thirds of the distance, a cubic curve approximates a half circle.
    let bulge = last.along + abs(place.across - last.across) * 2 / 3
    parts.append(
      .bend(
        point(Place(along: bulge, across: last.across)),
        point(Place(along: bulge, across: place.across)), point(place)))
    places.append(place)
  }

  /// An arch back to the same rank at another position, which extends to `reach` along the flow.
  mutating func arch(to place: Place, reaching reach: Double) {
    guard let last = places.last else { return }
    // A cubic curve extends to three quarters of the distance of its control points.
    let control = last.along + (reach - last.along) * 4 / 3
    parts.append(
      .bend(
        point(Place(along: control, across: last.across)),
        point(Place(along: control, across: place.across)), point(place)))
    places.append(place)
  }

  /// Joins consecutive collinear lines.
  private mutating func line(to place: Place) {
    if case .line? = parts.last, let last = places.last, last.across == place.across {
      parts.removeLast()
    }
    parts.append(.line(point(place)))
    places.append(place)
  }

  private func point(_ place: Place) -> Point {
    flow.point(along: place.along, across: place.across)
  }
}
