//~ states FilterList exact
//~ variables isActive isEmpty hasError
//~ make FilterList()
//~ do it.apply(isActive: unknown())
//~ do it.refresh()
//~ do it.clear()
//~ sees false true false
//~ sees true true false
//~ sees false false false
//~ sees true false false
//~ rewrite left: still

/// Locals and parameters that shadow: `hasError` is never written.
final class FilterList {
  private(set) var isActive = false
  private(set) var isEmpty = true
  private(set) var hasError = false

  func apply(isActive: Bool) {
    var hasError = false
    if !isActive { hasError = true }
    if !hasError { self.isActive = isActive }
  }

  func refresh() {
    let isActive = unknown()
    if isActive {
      var isEmpty = isEmpty
      isEmpty.toggle()
      self.isEmpty = isEmpty
    }
    for hasError in [true, false] where hasError {
      note("\(hasError)")
    }
  }

  func clear() {
    isActive = false
    isEmpty = true
  }
}
