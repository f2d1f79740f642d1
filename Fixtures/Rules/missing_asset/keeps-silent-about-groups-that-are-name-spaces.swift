//@ asset imageSet Icons/Star
//@ asset imageSet Pikachu
import UIKit

func pictures() -> [UIImage?] {
  [UIImage(named: "Pikachu"), UIImage(named: "Icons/Star"), UIImage(named: "Star")]
}
