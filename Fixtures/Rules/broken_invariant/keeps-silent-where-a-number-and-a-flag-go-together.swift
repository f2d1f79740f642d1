//@ invariant Boxer: isAlive == (health > 0)
//@ invariant Boxer: isAlive -> health >= 1
//@ invariant Boxer: health != 0 || !isAlive
//@ invariant BookShelf: books.isEmpty -> !hasSelection
//@ invariant BookShelf: hasSelection -> self.books.count > 0
//@ invariant Unloading: isDone -> progress == 1
//@ invariant Unloading: 0 <= progress
//@ invariant Counts: byName.isEmpty == !isUsed
//@ invariant Turnstile: inside >= 0
//@ invariant Turnstile: inside == 0 -> !isBusy
//@ invariant Herd.Sheep: isTired == (stamina <= 0)
final class Boxer {
  private var health = 10 {
    didSet { isAlive = health > 0 }
  }
  private var isAlive = true

  func take(_ damage: Int) { health -= damage }
  func heal() { if isAlive { health += 1 } }
  func fall() { health = 0 }
}

final class BookShelf {
  private var books = [String]()
  private(set) var hasSelection = false

  func add(_ book: String) { books.append(book) }

  func select() {
    if books.count > 0 { hasSelection = true }
  }

  func sort() { books.sort() }

  func drop() {
    books.removeLast()
    if books.isEmpty { hasSelection = false }
  }

  func clear() {
    books.removeAll()
    hasSelection = false
  }
}

final class Unloading {
  private var progress = 0.0
  private var isDone = false

  func finish() {
    (progress, isDone) = (1, true)
  }

  func restart() {
    isDone = false
    progress = 0.25
  }
}

final class Turnstile {
  private var inside = 0
  private(set) var isBusy = false

  func enter() {
    inside += 1
    isBusy = true
  }

  func leave() {
    guard inside > 0 else { return }
    inside -= 1
    if inside == 0 { isBusy = false }
  }

  func leaveInPairs() {
    while inside >= 2 { inside -= 2 }
    isBusy = inside != 0
  }
}

final class Counts {
  private var byName: [String: [Int]] = [:]
  private(set) var isUsed = false

  func note(_ name: String) {
    byName[name, default: []].append(1)
    isUsed = !byName.isEmpty
  }

  func replace(_ names: [String: [Int]]) {
    byName = names
    if byName.count == 0 { isUsed = false } else { isUsed = true }
  }
}

enum Herd {
  final class Sheep {
    var stamina = 3
    var isTired = false
  }
}

final class Shepherd {
  private var sheep: [Herd.Sheep] = []

  func drive() {
    for animal in sheep where !animal.isTired {
      animal.stamina -= 1
      if animal.stamina > 0 { continue }
      animal.isTired = true
    }
  }

  func rest() {
    for animal in sheep {
      animal.stamina = 3
      animal.isTired = false
    }
  }
}
