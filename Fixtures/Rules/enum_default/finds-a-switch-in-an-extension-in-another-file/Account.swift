struct Account {
  enum Plan { case free, single, family, business }
  let plan: Plan
}
