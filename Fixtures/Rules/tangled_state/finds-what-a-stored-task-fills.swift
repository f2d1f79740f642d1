/// An image is missing, under way or there. A reset that keeps the task makes another image impossible.
final class Thumbnail {
  private var imageTask: Task<Void, Never>?  //~ tangled_state "'imageTask' holds work, and 'image' is what it fills"
  private(set) var image: Image?

  func show() {
    guard image == nil, imageTask == nil else { return }
    imageTask = Task {
      image = await Image.make()
    }
  }

  func clean() { image = nil }
}

/// The twin: what the task does is none of the type's business.
final class Reporter {
  private var reportTask: Task<Void, Never>?
  private(set) var picture: Image?

  func report() {
    reportTask = Task { await send() }
  }

  func paint(_ image: Image?) { picture = image }

  private func send() async {}
}

struct Image {
  static func make() async -> Image { Image() }
}
