// Points and curves in SVG syntax.

extension Double {
  /// With at most one decimal: `12`, `12.5`.
  var drawn: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}

extension Double {
  /// Rounded to whole pixels, which is sufficient for layouts.
  var pixels: String { "\(Int(rounded()))" }
}

extension Point {
  var drawn: String { "\(x.pixels) \(y.pixels)" }
}

extension Curve {
  /// The `d` attribute of a path.
  var drawn: String {
    (["M\(start.drawn)"]
      + parts.map { part in
        switch part {
        case .line(let end): "L\(end.drawn)"
        case .bend(let first, let second, let end): "C\(first.drawn) \(second.drawn) \(end.drawn)"
        }
      }).joined(separator: " ")
  }

  /// The curve without its last piece, to leave room for the arrow's head.
  func shortened(by length: Double) -> Curve {
    guard let last = parts.last else { return self }
    let before = parts.dropLast().last?.end ?? start
    let (direction, end) =
      switch last {
      case .line(let end): (before, end)
      case .bend(_, let control, let end): (control, end)
      }
    let (x, y) = (end.x - direction.x, end.y - direction.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > length else { return self }
    let newEnd = Point(x: end.x - x / distance * length, y: end.y - y / distance * length)
    var curve = self
    curve.parts[curve.parts.count - 1] =
      switch last {
      case .line: .line(newEnd)
      case .bend(let first, let second, _): .bend(first, second, newEnd)
      }
    return curve
  }
}
