import UIKit

final class Poster: UIViewController {
  func decorate(_ view: UIImageView) {
    view.image = UIImage(named: "Harbour")
    view.highlightedImage = UIImage(named: "Harbour")
    view.tintColor = UIColor(named: "Sea")
    view.backgroundColor = UIColor(named: "Sea")
    setValue(view, forKey: "poster")
    setValue(view, forKey: "poster")
    _ = Selector(("decorate"))
    _ = Selector(("decorate"))
  }
}
