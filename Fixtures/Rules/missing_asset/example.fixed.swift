import UIKit

func pictures() -> [UIImage?] {
  [
    UIImage(resource: .pikachu),
    UIImage(resource: .charmander),
  ]
}
