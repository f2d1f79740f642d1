// The fee comes with either quote; only the quotes exclude each other.
final class ExchangeModel {
  private var fee: Fee?
  private var fastQuote: Quote?  //~ flag_and_optional "only one of 'fastQuote' and 'cheapQuote' is ever set at a time"
  private var cheapQuote: Quote?

  func quoted(fast quote: Quote, fee: Fee) {
    cheapQuote = nil
    fastQuote = quote
    self.fee = fee
  }

  func quoted(cheap quote: Quote, fee: Fee) {
    fastQuote = nil
    cheapQuote = quote
    self.fee = fee
  }

  func clear() {
    fee = nil
    fastQuote = nil
    cheapQuote = nil
  }
}

struct Quote { var price: Int }
struct Fee { var percent: Int }
