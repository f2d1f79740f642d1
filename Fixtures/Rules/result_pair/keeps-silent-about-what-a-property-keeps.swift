final class Thumbnailer {
  private let completion: (UIImage?, ThumbnailError?) -> Void  //~ result_pair

  init(completion: @escaping (UIImage?, ThumbnailError?) -> Void) {
    self.completion = completion
  }
}
