//~ states Alias<Int> exact
//~ variables isA isB isC isD
//~ make Alias<Int>()
//~ do it.first()
//~ do it.second()
//~ do it.third()
//~ rewrite isA isB isD

/// Extensions under another name, for some arguments only, and of a protocol that only it has.
final class Alias<Element> {
  fileprivate(set) var isA = false
  fileprivate(set) var isB = false
  fileprivate(set) var isC = false
  fileprivate(set) var isD = false
}

typealias Nickname = Alias

extension Nickname {
  func first() { isA = true }
}

extension Alias where Element == Int {
  func second() { isB = isA }
}

private protocol Named: AnyObject {
  var isC: Bool { get set }
  func mark()
}

extension Named {
  func mark() { isC = true }
}

extension Alias: Named {
  func third() {
    mark()
    isD = isC && isB
  }
}
