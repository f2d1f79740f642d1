final class Window: NSWindowController {
  override func restore(completion: @escaping (NSWindow?, Error?) -> Void) { completion(nil, nil) }

  @objc func reopen(completion: @escaping (NSWindow?, Error?) -> Void) { completion(nil, nil) }
}

@objcMembers final class Bridge: NSObject {
  func call(completion: @escaping (String?, Error?) -> Void) { completion(nil, nil) }
}
