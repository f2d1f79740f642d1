//@ asset segue ShowDetails
import UIKit

final class ListController: UIViewController {
  func openDetails() { performSegue(withIdentifier: "ShowDetails", sender: nil) }
  func openSettings() { performSegue(withIdentifier: "ShowSettings", sender: nil) }
  func openHelp() { performSegue(withIdentifier: "ShowHelp", sender: nil) }
}
