//@ asset storyboard Main
//@ asset viewController UserViewController
import UIKit

extension UIViewController {
  static func make() -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self))
  }
}

func open() -> UIViewController { UserViewController.make() }
