//~ states Veil.swift exact
//~ variables veilIsDown veilIsTorn veilIsWet
//~ make veilIsDown = false; veilIsTorn = false; veilIsWet = false
//~ do drop(veilIsDown: false)
//~ do tear()
//~ do soak()
//~ do VeilStand().lift()
//~ do VeilStand().hang()
//~ do VeilPin.fasten()
//~ sees false false false
//~ sees true false false
//~ sees false false true
//~ sees true false true

/// Parameters, locals and members that have the names of the file's variables are not those.
var veilIsDown = false
var veilIsTorn = false
var veilIsWet = false

func drop(veilIsDown: Bool) {
  var veilIsWet = veilIsDown
  veilIsWet.toggle()
  raiseVeil(veilIsWet)
}

private func raiseVeil(_ veilIsTorn: Bool) {
  if veilIsTorn { veilIsDown = true }
}

func tear() {
  let veilIsTorn = veilIsTorn || veilIsWet && veilIsDown
  if veilIsTorn, !veilIsDown { note("torn") }
  let rip = { (veilIsWet: Bool) in note("\(veilIsWet)") }
  rip(true)
}

func soak() {
  func veilIsDry() -> Bool { !veilIsWet }
  if veilIsDry() { veilIsWet = true }
}

struct VeilStand {
  var veilIsTorn = false

  func lift() {
    if !veilIsTorn { veilIsDown = false }
  }

  func hang() {
    var copy = self
    copy.tearHere()
    if copy.veilIsTorn { veilIsDown = true }
  }

  mutating func tearHere() { veilIsTorn = true }
}

enum VeilPin {
  static var veilIsWet = false

  static func fasten() {
    veilIsWet = true
    if veilIsWet { veilIsDown = true }
  }
}
