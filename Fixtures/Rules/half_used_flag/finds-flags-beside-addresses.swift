/// What stands behind an address is code; what stands in a comment is none.
final class Opener {
  private var isGlobal = false
  private var isLocal = false  //~ half_used_flag "'isLocal' is neither set nor read"

  func go() {
    open("file:///tmp/a"); isGlobal = true
    // self.isLocal = true
  }

  func text() -> String { isGlobal ? "a" : "b" }

  private func open(_ address: String) {}
}
