typealias Handler = (Data?, (any Error)?) -> Void  //~ result_pair "'Handler' stands for"

protocol Loading {
  func load(_ completion: @escaping (_ image: UIImage?, _ error: Error?) -> Void)  //~ result_pair
}

struct Fetcher {
  var callback: ((UIImage?, NSError?) -> Void)?  //~ result_pair "'callback' keeps"

  init(done: @escaping @Sendable (Int?, FetchError?) -> Void) {  //~ result_pair "'init'"
    done(nil, .offline)
  }

  func level() async -> (level: Level?, error: LevelError?) { (nil, nil) }  //~ result_pair "'level' returns"

  func both(then: (Swift.Optional<String>, Int?, Error?) -> ()) { then(nil, nil, nil) }  //~ result_pair
}

func load(completion: ((String?, Error?) -> Void)?) { completion?("", nil) }  //~ result_pair
