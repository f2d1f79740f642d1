//~ states Daguerre exact
//~ variables plate isLoading
//~ make Daguerre()
//~ do it.appear(nil)
//~ do it.appear("silver")
//~ start await it.load(nil)
//~ start await it.load("copper")
//~ rewrite plate isLoading

/// What comes after a check for nothing goes to the end of it: behind `plate != nil` the load is over.
final class Daguerre {
  private(set) var plate: String?
  private(set) var isLoading = true

  func appear(_ cached: String?) {
    if plate == nil, let cached {
      plate = cached
      isLoading = false
    }
  }

  func load(_ found: String?) async {
    if plate == nil {
      await pause()
      plate = found
    }
    isLoading = false
  }
}
