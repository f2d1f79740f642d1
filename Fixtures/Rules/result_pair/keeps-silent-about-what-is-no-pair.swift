typealias Plain = (Data?) -> Void
typealias Certain = (Data, Error?) -> Void
typealias Flagged = (Bool, Error?) -> Void
typealias TwoErrors = (ReadError?, WriteError?) -> Void
typealias Transform = (Data?, Error?) -> String
typealias Outcome = (Result<Data, Error>) -> Void

func minimum() -> (first: Int?, second: Int?) { (nil, nil) }
