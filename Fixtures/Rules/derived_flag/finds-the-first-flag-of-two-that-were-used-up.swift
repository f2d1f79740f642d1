// Two names for "the window was shown once".
final class StatisticsWindow {
  private var wasShown = false
  private(set) var isSorting = false
  private var hasFittedColumns = false  //~ derived_flag "when 'wasShown' is true"

  func sort() {
    isSorting = true
    sortRows { [weak self] in self?.isSorting = false }
  }

  func show() {
    if !wasShown {
      wasShown = true
      center()
    }
    if !hasFittedColumns {
      fitColumns()
      hasFittedColumns = true
    }
  }
}
