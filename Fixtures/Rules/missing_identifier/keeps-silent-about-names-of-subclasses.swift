//@ asset storyboard Main
//@ asset viewController RoomPage
//@ asset viewController ServerPage
import UIKit

class Page: UIViewController {
  static func make() -> Page? {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(self)") as? Page
  }
}

final class RoomPage: Page {}
final class ServerPage: Page {}
