enum YearPart { case spring, summer, autumn, winter }

extension YearPart: CaseIterable {
  static let allCases: [YearPart] = [.spring, .summer, .winter]  //~ manual_all_cases "'autumn'"
}

enum MealTime: String {
  case breakfast, lunch, dinner, snack

  static let allCases = [MealTime.breakfast, MealTime.lunch]  //~ manual_all_cases "'dinner' and 'snack'"
}

enum SmallCoin: CaseIterable {
  case penny, dime

  public static var allCases: [Self] {  //~ manual_all_cases "'dime'"
    return [.penny]
  }
}

enum Cloud: CaseIterable {
  case low, high

  static var allCases: [Cloud] {  //~ manual_all_cases "'high'"
    get { [.low] }
  }
}
