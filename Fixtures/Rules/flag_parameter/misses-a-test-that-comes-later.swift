// LIMIT: A test behind another statement is not seen.
func export(_ note: Note, asArchive: Bool) {
  log(note)
  if asArchive {
    pack(note)
    write(note)
  } else {
    draw(note)
    print(note)
  }
}
