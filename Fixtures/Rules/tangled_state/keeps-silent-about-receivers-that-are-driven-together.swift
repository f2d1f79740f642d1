// LIMIT: State that exists only in what a screen does to its parts is not seen.
final class LookupScreen {
  let spinner = Spinner()
  let field = Field()
  let results = ResultList()

  func cancel() {
    spinner.stop()
    field.text = nil
    results.show([])
  }

  func look() {
    spinner.start()
    field.resign()
    results.show([])
  }

  func arrived(_ found: [String]) {
    spinner.stop()
    results.show(found)
  }
}
