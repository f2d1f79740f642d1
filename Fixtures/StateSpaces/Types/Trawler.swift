//~ states Trawler exact
//~ variables isFishing net winch haul
//~ make Trawler()
//~ do it.cast()
//~ do it.sort("cod")
//~ do it.sort("crab")
//~ do it.land()
//~ rewrite refused: between

/// What certainly has a value: an instance whose closure calls several functions, what `as` makes of a result, a chain of
/// `Self`, and an element that a condition binds.
final class Winch {
  private var turns: [() -> Void] = []

  init(_ turn: @escaping () -> Void) { turns = [turn] }

  func slowly(_ turn: @escaping () -> Void) -> Self {
    turns.append(turn)
    return self
  }
}

struct Catch: Equatable {
  var name: String
}

final class Trawler {
  private var isFishing = false
  private var net: AnyObject?
  private var winch: Winch?
  private var haul: Catch?
  private let known: [Catch] = [Catch(name: "cod"), Catch(name: "hake")]
  private var count = 0

  func cast() {
    guard !isFishing else { return }
    isFishing = true
    net = rope() as AnyObject
    winch = Winch { self.count += 1; self.note() }.slowly { self.note() }.slowly { self.count = 0 }
    haul = Catch(name: "nothing")
  }

  func sort(_ name: String) {
    if isFishing, let found = known.first(where: { $0.name == name }) {
      haul = found
    }
  }

  func land() {
    isFishing = false
    net = nil
    winch = nil
    haul = nil
  }

  private func note() { print(count) }
  private func rope() -> Any { "rope" }
}
