//~ states Letterbox exact
//~ variables hasChoice letters
//~ compares letters.isEmpty -> !hasChoice
//~ make Letterbox()
//~ do it.add()
//~ do it.choose()
//~ do it.take()
//~ do it.clear()
//~ do it.reorder()
//~ rewrite left: alone

/// How many elements a collection has, by its own methods.
struct Letterbox {
  @Counted private var letters = [Int]()
  private var hasChoice = false

  init() {}

  mutating func add() {
    guard letters.count < 3 else { return }
    letters.append(1)
  }

  mutating func choose() {
    guard !letters.isEmpty else { return }
    hasChoice = true
  }

  mutating func take() {
    guard letters.count > 0 else { return }
    letters.removeLast()
    if letters.isEmpty { hasChoice = false }
  }

  mutating func clear() { letters = [] }

  mutating func reorder() {
    letters.reverse()
    if letters.count > 1 { letters[0] = 2 }
  }
}
