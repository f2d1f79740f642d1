//@ labels = written
enum Lift {
  case still
  case moving(from: Int, to: Int)
  case stuck(Int)
  case called(by: String)
}

enum Ride { case called(by: String), moving(Int) }

func tell(_ lift: Lift) -> Int {
  switch lift {
  case .still: return 0
  case let .moving(from: start, to: end): return end - start
  case let .stuck(floor): return floor
  case let .called(name):  //~ payload_binding_style "'let .called(name)' leaves labels out"
    return name.count
  }
}

func half(_ lift: Lift) -> Int {
  guard case let .moving(from: start, end) = lift else { return 0 }  //~ payload_binding_style "leaves labels out"
  if case let .moving(way) = lift { return way.to }
  return start + end
}
