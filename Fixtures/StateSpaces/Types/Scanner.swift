//~ states Scanner exact
//~ variables isScanning foundMatch isExhausted
//~ make Scanner()
//~ do it.scan()
//~ do it.reset()
//~ budget 7
//~ rewrite refused: between

/// Labelled loops: `break` and `continue` of the outer one from inside the inner one.
final class Scanner {
  private(set) var isScanning = false
  private(set) var foundMatch = false
  private(set) var isExhausted = false

  func scan() {
    isScanning = true
    rows: while unknown() {
      isExhausted = false
      repeat {
        if unknown() {
          foundMatch = true
          break rows
        }
        if unknown() { continue rows }
        isExhausted = true
      } while unknown()
    }
    isScanning = isExhausted && !foundMatch
  }

  func reset() {
    if isScanning { isScanning = false } else { foundMatch = false }
  }
}
