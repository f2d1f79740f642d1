import UIKit

/// `missing_identifier` compares both places with the storyboard.
final class OrderScreen: UIViewController {
  func pay() {
    performSegue(withIdentifier: "payOrder", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "payOrder" { hand(over: segue.destination) }
  }

  private lazy var start = UIStoryboard(name: "Order", bundle: nil).instantiateInitialViewController()
  private lazy var help = UIStoryboard(name: "Order", bundle: nil).instantiateViewController(withIdentifier: "Help")
}

/// A storyboard and a view controller of one name are two things.
final class Launcher {
  func board() -> UIStoryboard { UIStoryboard(name: "LaunchScreen", bundle: nil) }
}

final class LaunchFlow {
  func screen(of board: UIStoryboard) -> UIViewController {
    board.instantiateViewController(withIdentifier: "LaunchScreen")
  }
}
