import Intents

/// Xcode generates the protocol from a file of intents.
final class OrderCoffeeHandler: NSObject, OrderCoffeeIntentHandling {
  func provideSizeOptions(
    for intent: OrderCoffeeIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: ["small", "large"]), nil)
  }
}

final class Receipt: NSObject {}

extension Receipt: NSItemProviderWriting {
  func loadData(
    withTypeIdentifier identifier: String, forItemProviderCompletionHandler handler: @escaping (Data?, Error?) -> Void
  ) -> Progress? {
    handler(Data(), nil)
    return nil
  }
}
