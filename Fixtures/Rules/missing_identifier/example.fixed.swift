import UIKit

final class ListController: UIViewController {
  func openDetails() { performSegue(withIdentifier: "ShowDetails", sender: nil) }
  func openOptions() { performSegue(withIdentifier: "ShowSettings", sender: nil) }
}
