//~ states Pager exact
//~ variables isLoading hasMore page
//~ make Pager()
//~ do it.loadNext()
//~ do it.pull()
//~ do it.finish(unknown())
//~ do it.fetch { _ in }
//~ rewrite left: independent

/// Half of it stands in another file, the other half in an extension of its own file; a closure goes across.
final class Pager {
  var isLoading = false
  var hasMore = true
  var page: Payload?
  let server = Server()

  func loadNext() {
    guard hasMore, !isLoading else { return }
    fetch { [weak self] found in self?.finish(found) }
  }
}

extension Pager {
  func finish(_ found: Bool) {
    isLoading = false
    hasMore = found
    if found { page = Payload() }
  }
}
