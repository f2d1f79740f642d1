/// The values of a routine's locals, by slot.
///
/// Copied, compared and hashed for each point of each way: the first eight are two plain numbers, so that
/// nothing is allocated or counted where there are no more.
struct Locals: Hashable, Sendable {
  private static var slotsInWord: Int { 4 }

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  /// From slot 8 on.
  private var others: [AbstractValue]

  /// All unknown, which is 0.
  init(count: Int) {
    others = Array(repeating: .unknown, count: max(0, count - 2 * Self.slotsInWord))
  }

  subscript(slot: Int) -> AbstractValue {
    get {
      switch slot / Self.slotsInWord {
      case 0: AbstractValue(id: UInt16(truncatingIfNeeded: first >> Self.shift(slot)))
      case 1: AbstractValue(id: UInt16(truncatingIfNeeded: second >> Self.shift(slot)))
      default: others[slot - 2 * Self.slotsInWord]
      }
    }
    set {
      switch slot / Self.slotsInWord {
      case 0: first = Self.word(first, with: newValue, in: slot)
      case 1: second = Self.word(second, with: newValue, in: slot)
      default: others[slot - 2 * Self.slotsInWord] = newValue
      }
    }
  }

  private static func shift(_ slot: Int) -> UInt64 {
    UInt64(slot % slotsInWord * UInt16.bitWidth)
  }

  private static func word(_ word: UInt64, with symbol: AbstractValue, in slot: Int) -> UInt64 {
    let shift = shift(slot)
    return word & ~(UInt64(UInt16.max) << shift) | UInt64(symbol.id) << shift
  }
}
