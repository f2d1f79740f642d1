// Options that the top level of a program reads once are no state that moves.
var isVerbose = false
var isQuiet = false
var isForced = false
var wantsHelp = false

for argument in CommandLine.arguments {
  switch argument {
  case "-v":
    isVerbose = true
    isQuiet = false
  case "-q":
    isQuiet = true
    isVerbose = false
  case "-f": isForced = true
  default: wantsHelp = true
  }
}

if isForced && wantsHelp || isVerbose {
  isForced = false
}
