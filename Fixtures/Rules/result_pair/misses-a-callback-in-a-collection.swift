// LIMIT: A callback in a collection is not seen.
final class Hub {
  var handlers: [(Data?, Error?) -> Void] = []
}
