/// A notice and the layer that it lies on come and go together.
final class NoticePresenter {
  private var notice: Notice?  //~ tangled_state "'notice' and 'layer' are cleared together and asked for together: one optional could hold both"
  private var layer: Layer?

  func present(_ notice: Notice, over window: Window?) {
    guard let layer = makeLayer(over: window) else { return }
    self.notice = notice
    layer.add(notice)
  }

  func dismiss() {
    guard let layer, let notice else { return }
    layer.remove(notice)
    self.notice = nil
    self.layer = nil
  }

  private func makeLayer(over window: Window?) -> Layer? {
    guard let window else { return nil }
    let layer = Layer(window)
    self.layer = layer
    return layer
  }
}

/// The twin: each image may be dropped alone.
final class ImagePair {
  private var front: Notice?
  private var back: Notice?

  func show(_ notice: Notice, inFront: Bool) {
    if inFront { front = notice } else { back = notice }
  }

  func dropFront() { front = nil }

  func dropAll() {
    guard let front, let back else { return }
    forget(front, back)
    self.front = nil
    self.back = nil
  }

  private func forget(_ first: Notice, _ second: Notice) {}
}

struct Window {}

struct Notice {}

final class Layer {
  init(_ window: Window) {}

  func add(_ notice: Notice) {}

  func remove(_ notice: Notice) {}
}
