//~ states Larder exact
//~ variables isFetching jar
//~ make Larder()
//~ do it.fetch()
//~ do it.cellar.deliver()
//~ do it.empty()
//~ rewrite isFetching jar

/// Its cellar hands a jar to the closure, and no optional. So nothing is fetched without a jar.
final class Larder {
  let cellar = JarCellar()
  private var isFetching = false
  private var jar: Jar?

  func fetch() {
    guard !isFetching, jar == nil else { return }
    isFetching = true
    cellar.fetch(
      from: 3,
      completion: { [weak self] jar, _ in
        guard let self, isFetching else { return }
        isFetching = false
        self.jar = jar
      })
  }

  func empty() { jar = nil }
}

struct Jar {
  var shelf: Int
}

final class JarCellar {
  private var waiting: [() -> Void] = []

  func fetch(from shelf: Int, completion: @escaping (Jar, Int) -> Void) {
    waiting.append { completion(Jar(shelf: shelf), shelf) }
  }

  func deliver() {
    let all = waiting
    waiting = []
    all.forEach { $0() }
  }
}
