import CoreImage
import Foundation

final class Darkroom: NSObject, NSCoding {
  var settings: [String: Any] = [:]
  let headers = NSMutableDictionary()
  let filter = CIFilter(name: "CISepiaTone")!
  var name = ""

  func develop(_ layer: CALayer) {
    filter.setValue(0.5, forKey: "inputIntensity")
    filter.setValue(0.8, forKey: "inputIntensity")
    settings["grain"] = 4
    settings["grain"] = settings["grain"] ?? 2
    headers.setValue("yes", forKey: "cache")
    headers.setValue("no", forKey: "cache")
    layer.setValue(1, forKey: "grain")
    layer.setValue(2, forKey: "grain")
    let first = NSPredicate(format: "grain == 1")
    let second = NSPredicate(format: "grain == 1")
    print(first, second)
  }

  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(name, forKey: "name")
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "name") as? String ?? ""
    _ = coder.decodeBool(forKey: "name")
  }
}

struct Cache {
  private var values: [String: Data] = [:]
  func data(forKey key: String) -> Data? { values[key] }
  mutating func set(_ value: Data, forKey key: String) { values[key] = value }
}

func warm(_ cache: inout Cache) {
  cache.set(Data(), forKey: "home")
  _ = cache.data(forKey: "home")
}
