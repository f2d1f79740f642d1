enum ExamMark: Int { case poor = 1, fair, good }

func word(_ grade: ExamMark) -> String {
  if grade.rawValue == 1 { return "poor" }
  switch grade.rawValue {
  case 0..<2: return "low"
  case 2...3: return "high"
  default: return "none"
  }
}
