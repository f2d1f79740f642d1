import UIKit

let picture = UIImage(named: "Charmandr")
