/// The values of a routine's locals, by slot.
///
/// Copied, compared and hashed for each point of each path. The first eight slots are packed into two
/// integers, so that no allocation or reference counting is needed for up to eight.
struct Locals: Hashable, Sendable {
  private static var slotsInWord: Int { 4 }

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  /// Slots from 8 on.
  private var others: [AbstractValue]

  /// All slots unknown; the id of `AbstractValue.unknown` is 0.
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
