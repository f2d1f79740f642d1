// error: type 'Phase' does not conform to protocol 'Equatable'
enum Phase: Equatable {
  case idle
  case failed(any Error)
}
