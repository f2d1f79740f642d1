struct TrackMessage {
  var isLive = false
  var isExplicit = false
  var isRemix = false

  mutating func read<R: Reader>(from reader: inout R) throws {
    while let field = try reader.next() {
      switch field {
      case 1: try reader.read(&isLive)
      case 2: try reader.read(&isExplicit)
      case 3: try reader.read(&isRemix)
      default: break
      }
    }
  }

  mutating func read(_ bits: Bits) {
    isLive = bits.flag()
    isExplicit = bits.flag()
    isRemix = bits.flag()
  }
}
