//@ asset imageSet Charmander
//@ asset imageSet Pikachu
import UIKit

func pictures() -> [UIImage?] {
  [
    UIImage(named: "Pikachu"),
    UIImage(named: "Charmandr"),  //~ missing_asset "which have 'Charmander'"
  ]
}
