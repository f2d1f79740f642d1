enum Match {
  struct Turn {
    var number = 1
    fileprivate(set) var isFirstPlayer = true

    mutating func end() {
      number += 1
      isFirstPlayer.toggle()
    }
  }

  final class Board {
    var turn = Turn()
    var history: [Turn] = []

    func play() {
      let now = turn
      history.append(now)
      print(now.number, now.isFirstPlayer ? "white" : "black")
      turn.end()
    }

    func lastWasFirst() -> Bool {
      guard let last = history.last else { return false }
      return last.isFirstPlayer
    }

    func rounds() -> Int { history.filter { $0.isFirstPlayer == false }.count }
  }
}

struct Seat {
  var isFirstPlayer: Bool
}
