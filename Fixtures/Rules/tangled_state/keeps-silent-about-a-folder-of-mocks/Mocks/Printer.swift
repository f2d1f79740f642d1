final class PrinterStub {
  var isReady = true
  var isJammed = false
  var isPrinting = false

  func jam() { isJammed = true; isPrinting = false; isReady = false }
  func clear() { isJammed = false; isReady = true }
}
