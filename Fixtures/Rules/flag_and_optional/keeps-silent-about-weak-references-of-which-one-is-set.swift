final class Stage {
  private weak var singer: Singer?
  private weak var dancer: Dancer?

  func enter(_ singer: Singer) {
    self.singer = singer
    dancer = nil
  }

  func enter(_ dancer: Dancer) {
    self.dancer = dancer
    singer = nil
  }
}

final class Singer {}
final class Dancer {}
