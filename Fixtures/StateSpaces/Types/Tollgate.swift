//~ states Tollgate contains
//~ variables isUp isPaid isDown
//~ make Tollgate()
//~ do it.pay()
//~ do it.pass()
//~ do it.lower()
//~ rewrite refused: between

/// Private functions that call other code, and a getter of another type, are not crossed.
final class Tollgate {
  private(set) var isUp = false
  private(set) var isPaid = false
  private(set) var isDown = false
  private var total = 0
  private let booth = Booth()

  func pay() {
    guard !isPaid else { return }
    isDown = false
    isPaid = true
    ring()
    isUp = true
  }

  func pass() {
    guard isUp else { return }
    isUp = false
    total = booth.total
    isPaid = false
  }

  func lower() {
    guard !isPaid else { return }
    isDown = true
  }

  private func ring() {
    total += 1
    call()
  }

  private func call() { note("paid") }
}

struct Booth {
  var total: Int {
    note("asked")
    return 0
  }
}
