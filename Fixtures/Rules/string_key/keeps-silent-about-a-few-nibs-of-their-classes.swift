// The literal has to match the nib, and no other place.
final class MetroSelectorController: UIViewController {}

final class ScoresController: UIViewController {
  func chooseMetro() {
    present(MetroSelectorController(nibName: "MetroSelectorController", bundle: nil), animated: true)
  }

  func changeMetro() {
    show(MetroSelectorController(nibName: "MetroSelectorController", bundle: nil), sender: nil)
  }
}
