import Foundation

@propertyWrapper
struct Stored<Value> {
  let key: String
  let fallback: Value

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

struct Player {
  @Stored(key: "volume", fallback: 5) var volume: Int  //~ string_key "'volume'"
}

struct VolumeWidget {
  @Stored(key: "volume", fallback: 4) var volume: Int
}
