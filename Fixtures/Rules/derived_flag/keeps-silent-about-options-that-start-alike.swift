// Both begin and stay as they are: nobody relates them.
struct ExportOptions {
  var includesImages = false
  var includesNotes = false

  mutating func useImages() {
    includesImages = true
  }

  mutating func useNotes() {
    includesNotes = true
  }
}
