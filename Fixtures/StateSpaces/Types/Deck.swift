//~ states Deck exact
//~ variables isPlaying isPaused hasFailed
//~ make Deck()
//~ do DeckConsole(deck: it).start()
//~ do DeckConsole(deck: it).pause()
//~ do DeckConsole(deck: it).fail()
//~ do DeckConsole(deck: it).stopAll()
//~ rewrite refused: outside

/// A console that drives a deck of its own: each of its functions is one operation of the deck, guards included.
final class Deck {
  var isPlaying = false
  var isPaused = false
  var hasFailed = false
}

final class DeckConsole {
  private let deck: Deck
  private var log: [String] = []

  init(deck: Deck) { self.deck = deck }

  func start() {
    deck.isPlaying = true
    log.append("start")
    deck.isPaused = false
    deck.hasFailed = false
  }

  func pause() {
    guard deck.isPlaying else { return }
    deck.isPlaying = false
    self.deck.isPaused = true
  }

  func fail() {
    if deck.isPlaying || deck.isPaused {
      deck.isPlaying = false
      deck.isPaused = false
      deck.hasFailed = true
    }
  }

  func stopAll() {
    for other in [deck] {
      guard other === deck else { continue }
      deck.isPlaying = false
      deck.isPaused = false
    }
  }
}
