/// Set before the wait, asked once more after it, set back at the end of the work, or written by somebody else.
actor Kitchen {
  private var isCooking = false
  private var isClean = false
  private var isServed = false
  private var isHot = false
  private var isLit = true

  func cook() async {
    guard !isCooking else { return }
    isCooking = true
    await wait()
    isCooking = false
  }

  func clean() async {
    guard !isClean else { return }
    await wait()
    guard !isClean else { return }
    isClean = true
  }

  func serve() async {
    guard !isServed else { return }
    await prepare()
    isServed = true
  }

  private func prepare() async {
    await wait()
    isServed = false
  }

  func cool() async {
    guard isHot else { return }
    await wait()
    isHot = false
  }

  func dim() async {
    if isLit { await wait() }
    isLit = true
  }

  func warm() async {
    isHot = true
    await wait()
  }

  private func wait() async {}
}
