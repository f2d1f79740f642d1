//~ states Gallery exact
//~ variables isZoomed isSharing selected
//~ make Gallery()
//~ do it.open(someOptional())
//~ do (it as any GalleryDelegate).didPinch()
//~ do (it as any GalleryDelegate).didEnd()
//~ rewrite isZoomed isSharing selected

/// A protocol's methods are called by others.
final class Gallery {
  private var isZoomed = false
  private var isSharing = false
  private var selected: Payload?

  func open(_ picture: Payload?) {
    selected = picture
    isZoomed = false
  }
}

protocol GalleryDelegate {
  func didPinch()
  func didEnd()
}

extension Gallery: GalleryDelegate {
  func didPinch() {
    guard selected != nil else { return }
    isZoomed = true
  }

  func didEnd() {
    isSharing = isZoomed
    selected = nil
  }
}
