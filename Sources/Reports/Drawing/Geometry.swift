package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

package struct Rectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  package func overlaps(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  package func contains(_ point: Point) -> Bool {
    x < point.x && point.x < maxX && y < point.y && point.y < maxY
  }
}

/// A smooth curve of straight lines and cubic curves.
package struct Curve: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case line(Point)
    /// Two control points and the end, as in an SVG path.
    case bend(Point, Point, Point)

    package var end: Point {
      switch self {
      case .line(let end), .bend(_, _, let end): end
      }
    }
  }

  package var start: Point
  package var parts: [Part]

  package var end: Point { parts.last?.end ?? start }
}

/// The direction of most arrows in a diagram.
///
/// Layouts are computed along and across the flow, and converted to points at the end.
package enum Flow: CaseIterable, Hashable, Sendable {
  case downward
  case rightward

  func point(along: Double, across: Double) -> Point {
    switch self {
    case .downward: Point(x: across, y: along)
    case .rightward: Point(x: along, y: across)
    }
  }

  func rectangle(along: Double, across: Double, length: Double, breadth: Double) -> Rectangle {
    switch self {
    case .downward: Rectangle(x: across, y: along, width: breadth, height: length)
    case .rightward: Rectangle(x: along, y: across, width: length, height: breadth)
    }
  }
}
