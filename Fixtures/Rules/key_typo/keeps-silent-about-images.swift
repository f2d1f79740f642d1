import UIKit

let small = UIImage(named: "arrowRight")
let large = UIImage(named: "arrowright")
