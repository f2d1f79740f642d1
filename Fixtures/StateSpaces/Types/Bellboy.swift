//~ states Bellboy exact
//~ variables isOut isOwn
//~ make Bellboy()
//~ do it.take(Luggage(owner: "me"))
//~ do it.take(Luggage(owner: "you"))
//~ do it.comeBack()
//~ rewrite isOut isOwn

/// What a local stores is read between two writes: every type of the project stores a member of that name.
struct Luggage {
  let owner: String
}

final class Bellboy {
  private var isOut = false
  private var isOwn = false
  private let name = "me"

  func take(_ luggage: Luggage) {
    isOut = true
    isOwn = luggage.owner == name
  }

  func comeBack() {
    isOut = false
    isOwn = false
  }
}
