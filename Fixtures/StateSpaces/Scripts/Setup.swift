//~ states main.swift exact
//~ variables isVerbose isDry output isStarted
//~ do begin()
//~ do finish()

/// The top level of a program: it runs once, and what it calls sees how far it has come.
var isVerbose = false
var isDry: Bool = unknown()
var output: String?
var isStarted = false

if isDry {
  begin()
  isVerbose = true
} else if unknown() {
  isVerbose = true
  begin()
}

for _ in 0..<2 where isVerbose {
  output = "log"
}

func begin() {
  if !isVerbose { isStarted = true }
}

func finish() {
  guard isStarted else { return }
  output = nil
}

begin()
isVerbose = false
