//~ states Strong exact
//~ variables isBegun isEnded name
//~ make Strong()
//~ do it.begin()
//~ do it.watch()
//~ do it.rename()
//~ rewrite left: independent

/// Every way to speak of oneself.
final class Strong {
  private var isBegun = false
  private var isEnded = false
  private var name: String?

  func begin() {
    let me = self
    me.isBegun = true
    DispatchQueue.main.async { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.isEnded = strongSelf.isBegun
    }
  }

  func watch() {
    onTick { [unowned self] in
      if isEnded { name = "watched" }
    }
    DispatchQueue.main.async { [weak self] in
      self?.isBegun = false
      if let self = self, self.name != nil { self.name = nil }
    }
  }

  func rename() {
    name = isBegun ? "begun" : nil
  }
}
