let board = Match.Board()
for _ in 0..<5 { board.play() }
print(board.lastWasFirst(), board.rounds(), board.turn.isFirstPlayer)
let seats: [Seat] = [Seat(isFirstPlayer: true), Seat(isFirstPlayer: false)]
print(seats.map { $0.isFirstPlayer })
