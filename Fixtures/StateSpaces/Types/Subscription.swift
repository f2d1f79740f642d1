//~ states Subscription exact
//~ variables isTrial plan isRenewing
//~ make Subscription()
//~ make Subscription(restoring: someOptional())
//~ do it.buy(unknown() ? .none : unknown() ? .monthly : .yearly)
//~ do it.expire()
//~ do it.toggleRenewal()
//~ rewrite isTrial plan isRenewing

/// A failing initialiser's cousin: it starts in several states; an enum from a parameter is any case.
final class Subscription {
  enum Plan: String { case none, monthly, yearly }

  private(set) var isTrial = true
  private(set) var plan = Plan.none
  private(set) var isRenewing = false

  init() {}

  init(restoring receipt: Payload?) {
    guard receipt != nil else { return }
    isTrial = false
    plan = .yearly
  }

  func buy(_ new: Plan) {
    plan = new
    isTrial = false
    isRenewing = true
  }

  func expire() {
    if isRenewing { return }
    plan = .none
    isTrial = false
  }

  func toggleRenewal() {
    guard plan != .none else { return }
    isRenewing.toggle()
  }
}
