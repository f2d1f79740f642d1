enum BikeWheel: CaseIterable { case front, back }

enum BikePart {
  case frame, saddle, bell
  case wheel(BikeWheel)
}

extension BikePart: CaseIterable {
  static var allCases: [BikePart] {  //~ manual_all_cases "'bell'"
    [.frame, .saddle] + BikeWheel.allCases.map(BikePart.wheel)
  }
}

enum CarPart {
  case body, seat, horn
  case wheel(BikeWheel)
}

extension CarPart: CaseIterable {
  static let allCases = BikeWheel.allCases.map { CarPart.wheel($0) } + [.body] + [.seat]  //~ manual_all_cases "'horn'"
}

enum BoatPart {
  case hull, sail
  case wheel(BikeWheel)
}

extension BoatPart: CaseIterable {
  static var allCases: [BoatPart] { return [.hull, .sail] + BikeWheel.allCases.map { .wheel($0) } }
}

enum PlanePart {
  case wing, tail
  case wheel(BikeWheel)
}

extension PlanePart: CaseIterable {
  static var allCases: [PlanePart] { [.wing] + rest }
  static let rest: [PlanePart] = [.tail]
}
