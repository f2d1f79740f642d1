//~ states main.swift exact
//~ variables isQuiet isForced mode
//~ do forget()

enum Mode { case list, run, help }

/// Options that the arguments set; a loop, a `switch`, a way out in the middle.
var isQuiet = false, isForced = false
var mode = Mode.list

while unknown() {
  switch number(below: 3) {
  case 0: isQuiet = true
  case 1: mode = .run
  default: isForced = !isQuiet
  }
  if isForced, mode == .run { break }
}

if isForced && isQuiet {
  mode = .help
} else {
  defer { isForced = false }
  forget()
}

func forget() {
  if mode == .run { isQuiet = false }
}
