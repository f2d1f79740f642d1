import UIKit

final class StartScreen: UIViewController {
  func next() {
    performSegue(withIdentifier: "showDetail", sender: nil)  //~ string_key "in 4 places"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail" else { return }
    if segue.identifier == "showDetail" { hand(over: segue.destination) }
  }
}

final class Router {
  func follow(_ segue: UIStoryboardSegue, sender: Any?) {
    if let sender, segue.identifier == "showDetail" { print(sender) }
  }
}
