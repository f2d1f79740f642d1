//@ kinds = [image, color]
import UIKit

func decorate(_ view: UIImageView) {
  view.image = UIImage(named: "Harbour")  //~ string_key "image name 'Harbour'"
  view.tintColor = UIColor(named: "Sea")
  view.highlightedImage = UIImage(named: "Harbour")
  UserDefaults.standard.set(1, forKey: "visits")
  UserDefaults.standard.set(2, forKey: "visits")
}
