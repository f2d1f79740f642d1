/// Divides a rectangle into one for each value, with areas in proportion to the values and aspect ratios
/// close to 1.
///
/// Algorithm: Bruls, Huizing, van Wijk, "Squarified Treemaps", 2000. The values must be positive and in
/// descending order.
package func squarified(_ values: [Double], in frame: Rectangle) -> [Rectangle] {
  let sum = values.reduce(0, +)
  guard sum > 0, frame.width > 0, frame.height > 0 else { return [] }
  let areas = values.map { $0 / sum * frame.width * frame.height }
  var rectangles: [Rectangle] = []
  var free = frame
  while rectangles.count < areas.count {
    let row = firstRow(of: areas[rectangles.count...], beside: min(free.width, free.height))
    let isLast = rectangles.count + row.count == areas.count
    rectangles += free.takeRow(row, isLast ? .all : .itsShare)
  }
  return rectangles
}

/// The longest prefix that still improves the row's worst aspect ratio.
private func firstRow(of areas: ArraySlice<Double>, beside side: Double) -> ArraySlice<Double> {
  var end = areas.startIndex
  var sum = 0.0
  var worst = Double.infinity
  while end < areas.endIndex {
    let newSum = sum + areas[end]
    let thickness = newSum / side
    let (largest, smallest) = (areas[areas.startIndex], areas[end])
    let ratio = max(largest / (thickness * thickness), thickness * thickness / smallest)
    if ratio > worst { break }
    (sum, worst) = (newSum, ratio)
    end += 1
  }
  return areas[..<max(end, areas.startIndex + 1)]
}

extension Rectangle {
  fileprivate enum Thickness { case itsShare, all }

  /// Cuts off a row along the shorter side and divides it among the areas.
  fileprivate mutating func takeRow(_ row: ArraySlice<Double>, _ wanted: Thickness) -> [Rectangle] {
    let sum = row.reduce(0, +)
    let liesAcross = width < height
    let (side, depth) = liesAcross ? (width, height) : (height, width)
    let thickness = wanted == .all ? depth : min(side > 0 ? sum / side : depth, depth)
    var offset = 0.0
    let rectangles = row.map { area in
      let length = sum > 0 ? area / sum * side : 0
      defer { offset += length }
      return liesAcross
        ? Rectangle(x: x + offset, y: y, width: length, height: thickness)
        : Rectangle(x: x, y: y + offset, width: thickness, height: length)
    }
    if liesAcross {
      y += thickness
      height -= thickness
    } else {
      x += thickness
      width -= thickness
    }
    return rectangles
  }
}
