//~ states Switches.swift exact
//~ variables switchIsOn switchIsLocked switchIsWorn
//~ make switchIsOn = false; switchIsLocked = false; switchIsWorn = false
//~ do turnOn()
//~ do turnOff()
//~ do lock()
//~ do unlock()
//~ way false true true: turnOn turnOff lock

/// Flags of a file that its functions drive; a private helper counts only where it is called.
private var switchIsOn = false
private var switchIsLocked = false
private var switchIsWorn: Bool = false

func turnOn() {
  guard !switchIsLocked else { return }
  switchIsOn = true
}

func turnOff() {
  if switchIsOn { wear() }
  switchIsOn = false
}

func lock() {
  if !switchIsOn { switchIsLocked.toggle() }
}

func unlock() { switchIsLocked = false }

/// Never called while the switch is locked.
private func wear() { switchIsWorn = !switchIsLocked || switchIsWorn }
