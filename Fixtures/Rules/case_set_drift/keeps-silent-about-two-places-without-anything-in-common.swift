enum Role { case guest, member, admin, owner }

struct StoreAccount {
  var role = Role.guest

  func edit() {
    if role == .member || role == .admin || role == .owner { print("edit") }
  }

  func remove() {
    if role == .admin || role == .owner { print("remove") }
  }
}
