//~ states Errands.swift contains
//~ variables errandIsOut errandIsDone errandIsLost errandWhenBack
//~ watch errands.count
//~ make errandIsOut = false; errandIsDone = false; errandIsLost = false; errandWhenBack = nil; errands = []
//~ do sendOut()
//~ do keepErrand()
//~ do runErrands()
//~ do ringBack()

/// Closures that are kept in variables of the file, and one that runs later. A closure in a list may run at
/// any time, as far as the table knows.
private var errandIsOut = false
private var errandIsDone = false
private var errandIsLost = false
private var errandWhenBack: (() -> Void)?
private var errands: [() -> Void] = []

func sendOut() {
  guard !errandIsOut else { return }
  errandIsOut = true
  errandIsDone = false
  DispatchQueue.main.async {
    errandIsDone = errandIsOut
    errandIsOut = false
  }
}

func keepErrand() {
  guard errands.count < 2 else { return }
  errands.append { errandIsLost = errandIsOut && !errandIsDone }
  errandWhenBack = {
    if errandIsDone { errandIsLost = false }
    errandWhenBack = nil
  }
}

func runErrands() {
  for errand in errands { errand() }
  errands = []
}

func ringBack() { errandWhenBack?() }
