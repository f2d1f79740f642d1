//~ states Parcels exact
//~ variables label isPacked isSent
//~ make Parcels()
//~ do it.pack()
//~ do it.send()
//~ do tear(it)
//~ rewrite isPacked isSent

/// Others take an optional away.
final class Parcels {
  var label: Payload?
  private(set) var isPacked = false
  private(set) var isSent = false

  func pack() {
    guard !isPacked else { return }
    label = Payload()
    isPacked = true
  }

  func send() {
    guard isPacked, !isSent, label != nil else { return }
    isSent = true
  }
}

func tear(_ parcels: Parcels) { parcels.label = nil }
