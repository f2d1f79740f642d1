//@ asset imageSet Pikachu
import UIKit

func picture(_ number: Int) -> [UIImage?] {
  [UIImage(named: "Pikachu"), UIImage(named: "Frame\(number)")]
}
