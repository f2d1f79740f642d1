// untangle:enforce exhaustive
indirect enum Shape {
  case point
  case circle(radius: Double)
  case box(width: Double, height: Double)
  case group([Shape])
  case named(String, Shape)
}

func area(_ shape: Shape) -> Double {
  switch shape {
  case .point: return 0
  case let .circle(radius) where radius > 1: return radius
  case .box(_, height: 0): return 0
  case let .group(shapes): return shapes.map(area).reduce(0, +)
  case .circle, .box, .named: return 1
  }
}

func kind(_ shape: Shape) -> Int {
  switch shape {
  case .circle(radius: 0): 0
  case .circle(radius: 1): 1
  case .named(_, .point): 2
  case .point, .circle, .box, .group, .named: 3
  }
}
