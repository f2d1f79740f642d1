//@ asset imageSet Pikachu
//@ asset imageSet Raichu
//@ asset imageFile Loose
import UIKit

func pictures() -> [UIImage?] {
  [UIImage(named: "Pikachu"), UIImage(named: "Raichu"), UIImage(named: "Loose"), UIImage(named: "photo.jpg")]
}
