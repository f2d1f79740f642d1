// Each flag comes from the row by itself; the reset returns to what an initialiser would set.
final class RowCell: UITableViewCell {
  private var isStarred = false
  private var isMuted = false
  private var isDraft = false

  func fill(with row: Row) {
    isStarred = row.isStarred
    isMuted = row.isMuted
    isDraft = row.isDraft
  }

  override func prepareForReuse() {
    isStarred = false
    isMuted = false
    isDraft = false
  }
}
