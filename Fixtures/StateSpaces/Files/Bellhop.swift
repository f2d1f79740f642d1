//~ states Bellhop.swift contains
//~ variables bellhopIsBusy bellhopIsTipped bellhopIsGone
//~ make bellhopIsBusy = false; bellhopIsTipped = false; bellhopIsGone = false
//~ do carry()
//~ do BellhopGuest().tip()
//~ do BellhopGuest().leave()
//~ do BellhopGuest().call { note("called") }

/// A function calls a type that looks at the variables before the function has ended: no sequence of whole
/// operations leads there. That other calls might come back as well is only possible as far as the table knows.
private var bellhopIsBusy = false
private var bellhopIsTipped = false
private var bellhopIsGone = false

func carry() {
  bellhopIsBusy = true
  BellhopGuest().tip()
  bellhopIsBusy = false
}

struct BellhopGuest {
  func tip() {
    if bellhopIsBusy { bellhopIsTipped = true }
  }

  func leave() {
    call { if bellhopIsTipped, bellhopIsBusy { bellhopIsGone = true } }
  }

  func call(_ body: () -> Void) {
    bellhopIsBusy = true
    body()
    bellhopIsBusy = false
  }
}
