//@ asset segue ShowDetails
//@ asset segue ShowSettings
import UIKit

final class ListController: UIViewController {
  func openDetails() { performSegue(withIdentifier: "ShowDetails", sender: nil) }
  func openOptions() { performSegue(withIdentifier: "ShowOptions", sender: nil) }  //~ missing_identifier "no storyboard has a segue 'ShowOptions'"
}
