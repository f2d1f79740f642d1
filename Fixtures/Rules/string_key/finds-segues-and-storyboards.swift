import UIKit

final class StartScreen: UIViewController {
  func next() {
    performSegue(withIdentifier: "showDetail", sender: nil)  //~ string_key "segue identifier"
  }

  func help() {
    let board = UIStoryboard(name: "Help", bundle: nil)  //~ string_key "storyboard name 'Help'"
    show(board.instantiateViewController(withIdentifier: "Start"), sender: nil)
  }
}

final class LegalScreen: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isDetail = segue.identifier == "showDetail"
    if isDetail { hand(over: segue.destination) }
  }

  func legal() {
    show(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController()!, sender: nil)
  }
}
