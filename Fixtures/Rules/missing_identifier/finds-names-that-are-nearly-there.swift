//@ asset segue ShowSettings
import UIKit

final class ListController: UIViewController {
  func openSettings() { performSegue(withIdentifier: "ShowSettings", sender: nil) }
  func openAgain() { performSegue(withIdentifier: "ShowSetings", sender: nil) }  //~ missing_identifier "no storyboard has a segue 'ShowSetings'; there is 'ShowSettings'"
}
