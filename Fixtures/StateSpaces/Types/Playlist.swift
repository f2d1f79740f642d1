//~ states Playlist contains
//~ variables hasFirst hasSecond isShuffled
//~ make Playlist()
//~ do it.fill()
//~ do it.empty()
//~ do it.shuffle()
//~ sees false false false
//~ sees true true false
//~ sees true true true
//~ rewrite again
//~ rewrite hasFirst hasSecond

/// The loop always runs twice, which the table does not know.
final class Playlist {
  private var hasFirst = false
  private var hasSecond = false
  private var isShuffled = false

  func fill() {
    for _ in 0..<2 {
      if hasFirst { hasSecond = true }
      hasFirst = true
    }
  }

  func empty() {
    hasFirst = false
    hasSecond = false
    isShuffled = false
  }

  func shuffle() { isShuffled = hasFirst && hasSecond }
}
