// The protocol wants a number.
protocol Rated {
  var grade: Int { get }
}

final class Movie: Rated {
  private(set) var grade = 0

  func praise() { grade = 2 }

  func pan() { grade = 1 }

  func isGood() -> Bool { grade == 2 || grade == 1 }
}
