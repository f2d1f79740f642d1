//~ states Greenhouse exact
//~ variables isHeated isWatered isOpen
//~ make Greenhouse.built(isDry: false)
//~ make Greenhouse.built(isDry: true)
//~ do it.air()
//~ do it.close()
//~ rewrite left: still

/// Its initialiser waits before it is done; nobody sees what it was until then.
final class Greenhouse {
  private var isHeated = true
  private var isWatered: Bool
  private var isOpen = true

  init(isDry: Bool) async {
    isWatered = !isDry
    await settle()
    isHeated = isWatered
    if !isDry { await settle() }
    isOpen = false
  }

  static func built(isDry: Bool) -> Greenhouse {
    var built: Greenhouse?
    start { built = await Greenhouse(isDry: isDry) }
    return built!
  }

  func air() { isOpen = isHeated }

  func close() { isOpen = false }

  private func settle() async {
    isHeated = false
    await _Concurrency.Task.yield()
  }
}
