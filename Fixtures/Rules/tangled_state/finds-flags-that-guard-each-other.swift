/// Each is written where the other is asked for first.
final class PageList {
  var isMoving = false  //~ tangled_state "each of 'isMoving' and 'position' is written where the other is asked for"
  var position: Int?

  func ended() {
    if position != nil { isMoving = true }
  }

  func settled() { isMoving = false }

  func forget() { position = nil }

  func follow(_ page: Int) {
    if !isMoving { position = page }
  }
}

/// One asks for the other, and another body writes both.
final class ReaderScreen {
  var isExtractingArticle = false  //~ tangled_state "'isExtractingArticle' and 'isShowingExtractedArticle' are written together"
  var isShowingExtractedArticle = false

  func begin() { isExtractingArticle = true }

  func drop() { isExtractingArticle = false }

  func toggle() {
    if isExtractingArticle { isShowingExtractedArticle = true }
  }

  func hide() { isShowingExtractedArticle = false }

  func stop() {
    isShowingExtractedArticle = false
    isExtractingArticle = false
    title = nil
  }

  private(set) var title: String?
  func name(_ title: String) { self.title = title }
}

/// An optional that is asked for once is mostly what the flag shows, and stays when it is hidden.
final class LibraryScreen {
  var chosenLibrary: String?
  var isShowingLibraries = false

  func begin() { chosenLibrary = "Jazz" }

  func drop() { chosenLibrary = nil }

  func toggle() {
    if chosenLibrary != nil { isShowingLibraries = true }
  }

  func hide() { isShowingLibraries = false }

  func stop() {
    isShowingLibraries = false
    chosenLibrary = nil
    title = nil
  }

  private(set) var title: String?
  func name(_ title: String) { self.title = title }
}

final class RepairedReader {
  enum Extraction { case none, running, shown }
  private(set) var extraction = Extraction.none

  func begin() { extraction = .running }
  func toggle() { if extraction == .running { extraction = .shown } }
  func stop() { extraction = .none }
}

/// A flag that keeps a body from being entered twice is put back before anybody looks.
final class ScrollList {
  var scrollPosition: Int?
  var isScrollHandled = false

  func scroll(to position: Int) {
    isScrollHandled = true
    scrollPosition = position
    isScrollHandled = false
  }

  func scrolled(to position: Int) {
    if !isScrollHandled { scrollPosition = position }
  }

  func forget() { scrollPosition = nil }
}
