//@ asset storyboard Main
//@ asset viewController Detail
import UIKit

func controllers(_ id: Int) -> [UIViewController] {
  let board = UIStoryboard(name: "Main", bundle: nil)
  let other = UIStoryboard(name: "Mian", bundle: nil)  //~ missing_identifier "no storyboard 'Mian'; there is 'Main'"
  return [
    board.instantiateViewController(withIdentifier: "Detail"),
    board.instantiateViewController(withIdentifier: "Details"),  //~ missing_identifier "a view controller 'Details'"
    other.instantiateViewController(withIdentifier: "Page\(id)"),
  ]
}
