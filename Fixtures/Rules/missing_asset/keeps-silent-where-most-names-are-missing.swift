//@ asset imageSet Pikachu
import UIKit

func pictures() -> [UIImage?] {
  [UIImage(named: "Pikachu"), UIImage(named: "Bulbasaur"), UIImage(named: "Squirtle")]
}
