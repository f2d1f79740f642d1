import UIKit

/// A superclass asks for nothing: its methods are overridden.
final class MenuController: UIViewController {
  func loadMenu(completion: @escaping (Menu?, Error?) -> Void) {  //~ result_pair "'loadMenu'"
    completion(Menu(), nil)
  }
}

final class MenuSource: NSObject, NSFilePresenter {
  private func refresh(completion: @escaping (Menu?, Error?) -> Void) {  //~ result_pair "'refresh'"
    completion(nil, nil)
  }
}

extension MenuSource {
  // This extension names no protocol.
  func fetch(completion: @escaping (Menu?, Error?) -> Void) {  //~ result_pair "'fetch'"
    completion(Menu(), nil)
  }
}

struct MenuCache: Sendable {
  func read(completion: @escaping (Menu?, Error?) -> Void) {  //~ result_pair "'read'"
    completion(Menu(), nil)
  }
}

struct Menu {}
