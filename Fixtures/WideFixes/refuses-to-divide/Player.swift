protocol Stopping {
  func stop(skipFade: Bool)
}

class Player: Stopping {
  var log: [String] = []

  // A protocol asks for it under another name of the parameter.
  func stop(skipFade: Bool) {
    if skipFade {
      log.append("stopped")
      log.append("at once")
    } else {
      log.append("faded")
      log.append("stopped")
    }
  }

  // It is handed on without a call.
  func rewind(skipIntro: Bool) {
    if skipIntro {
      log.append("behind the intro")
      log.append("rewound")
    } else {
      log.append("at the start")
      log.append("rewound")
    }
  }

  // A subclass has its own.
  func advance(quickly: Bool) {
    if quickly {
      log.append("quick")
      log.append("advanced")
    } else {
      log.append("slow")
      log.append("advanced")
    }
  }

  // The words say one side only, and a call passes a value.
  func load(useCache: Bool) {
    if useCache {
      log.append("cache")
      log.append("loaded")
    } else {
      log.append("network")
      log.append("loaded")
    }
  }

  // No name for the other value.
  func update(isPlaylist: Bool) {
    if isPlaylist {
      log.append("list")
      log.append("updated")
    } else {
      log.append("song")
      log.append("updated")
    }
  }

  // Most calls pass a value on.
  func mark(isSelected: Bool) {
    if isSelected {
      log.append("selected")
      log.append("marked")
    } else {
      log.append("not selected")
      log.append("marked")
    }
  }

  // It calls itself.
  func seek(_ places: Int, byChapter: Bool = true) {
    if byChapter {
      log.append("sought")
      log.append("by chapter")
    } else {
      log.append("sought")
      if places > 0 { seek(places - 1) }
    }
  }

  // The new name is taken.
  func open(skipIntro: Bool) {
    if skipIntro {
      log.append("opened")
      log.append("behind the intro")
    } else {
      log.append("opened")
      log.append("at the start")
    }
  }

  func openSkippingIntro() { log.append("something else") }

  // The comment between the bodies would be lost.
  func reset(keepQueue: Bool) {
    if keepQueue {
      log.append("kept")
      log.append("reset")
    }
    // Everything goes.
    else {
      log.append("dropped")
      log.append("reset")
    }
  }

  /// Ends it; `ignoreErrors` hides what went wrong.
  func finish(ignoreErrors: Bool) {
    if ignoreErrors {
      log.append("finished")
      log.append("somehow")
    } else {
      log.append("finished")
      log.append("well")
    }
  }

  // A value of an unknown type may have it too.
  func dim(forceRedraw: Bool) {
    if forceRedraw {
      log.append("drawn")
      log.append("dimmed")
    } else {
      log.append("dimmed")
      log.append("only")
    }
  }

  public func publish(silently: Bool) {
    if silently {
      log.append("published")
      log.append("without noise")
    } else {
      log.append("published")
      log.append("with noise")
    }
  }

  // A call stands under a condition of the build.
  func trace(silently: Bool) {
    if silently {
      log.append("traced")
      log.append("without noise")
    } else {
      log.append("traced")
      log.append("with noise")
    }
  }

  #if DEBUG
  func debug() { trace(silently: true) }
  #endif
}

final class Recorder: Player {
  override func advance(quickly: Bool) { log.append("\(quickly)") }
}
