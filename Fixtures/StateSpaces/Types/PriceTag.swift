//~ states PriceTag exact
//~ variables isAsking price
//~ make PriceTag()
//~ do it.ask()
//~ do it.market.answer()
//~ do it.market.refuse()
//~ do it.forget()
//~ rewrite isAsking price

/// What a success holds is no optional.
final class PriceTag {
  let market = PriceMarket()
  private var isAsking = false
  private var price: Int?

  func ask() {
    guard !isAsking, price == nil else { return }
    isAsking = true
    market.onPrice { result in
      guard self.isAsking else { return }
      switch result {
      case .success(let price):
        self.isAsking = false
        self.price = price
      case .failure: self.isAsking = false
      }
    }
  }

  func forget() { price = nil }
}

struct Unsold: Error {}

final class PriceMarket {
  private var waiting: [(Result<Int, Unsold>) -> Void] = []

  func onPrice(_ done: @escaping (Result<Int, Unsold>) -> Void) { waiting.append(done) }

  func answer() { end(.success(waiting.count)) }

  func refuse() { end(.failure(Unsold())) }

  private func end(_ result: Result<Int, Unsold>) {
    let all = waiting
    waiting = []
    all.forEach { $0(result) }
  }
}
