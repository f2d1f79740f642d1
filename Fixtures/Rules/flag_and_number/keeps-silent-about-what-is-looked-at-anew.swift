final class TillBasket {
  var count = 0
  var isEmpty = true

  func add() {
    count += 1
    update()
  }

  func clear() {
    count = 0
    update()
  }

  func open() { isEmpty = false }

  private func update() {
    if count == 0 { isEmpty = true }
  }
}

final class Bakery {
  let basket = TillBasket()

  func close() {
    basket.count = 0
    check(basket)
  }

  func check(_ basket: TillBasket) { print(basket.count) }
}
