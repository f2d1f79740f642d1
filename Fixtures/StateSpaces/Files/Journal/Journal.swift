//~ states Journal.swift exact
//~ variables journalIsOpen journalIsSealed journalIsRead
//~ make journalIsOpen = false; journalIsSealed = false; journalIsRead = false
//~ do openJournal()
//~ do seal()
//~ do JournalWriter().write()
//~ do JournalWriter().close()
//~ do JournalShelf().read()

/// Variables that types of other files write: each such write may come at any time.
var journalIsOpen = false
private(set) var journalIsSealed = false
var journalIsRead = false

func openJournal() {
  if !journalIsSealed { journalIsOpen = true }
}

func seal() {
  if journalIsOpen { return }
  journalIsSealed = true
}
