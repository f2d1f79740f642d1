//~ states Ratchet contains
//~ variables isUp isLocked isBroken
//~ make Ratchet()
//~ do it.turn()
//~ do it.release()
//~ do it.fail()
//~ rewrite left: independent

/// Local functions that each call the next one twice: too many calls to copy the code to each, so some stand once
/// and go on after any of their calls. The table may have a few states more.
final class Ratchet {
  private struct Jam: Error {}

  private var isUp = false
  private var isLocked = false
  private var isBroken = false

  func turn() {
    func step13(_ again: Bool) throws {
      isUp.toggle()
      if isUp { isLocked = again }
      if isBroken { throw Jam() }
    }
    func step12(_ again: Bool) throws { try step13(again); try step13(!again) }
    func step11(_ again: Bool) throws { try step12(again); try step12(!again) }
    func step10(_ again: Bool) throws { try step11(again); try step11(!again) }
    func step9(_ again: Bool) throws { try step10(again); try step10(!again) }
    func step8(_ again: Bool) throws { try step9(again); try step9(!again) }
    func step7(_ again: Bool) throws { try step8(again); try step8(!again) }
    func step6(_ again: Bool) throws { try step7(again); try step7(!again) }
    func step5(_ again: Bool) throws { try step6(again); try step6(!again) }
    func step4(_ again: Bool) throws { try step5(again); try step5(!again) }
    func step3(_ again: Bool) throws { try step4(again); try step4(!again) }
    do { try step3(true) } catch { isBroken = false }
  }

  func release() { isLocked = false }
  func fail() { isBroken = isUp || isLocked }
}
