// A comment may speak of the mode.
private var mode = "light"  //~ status_code "'light', 'dark' and 'auto'"

func darken() { mode = "dark" }

func follow() { mode = "auto" }

func isDark() -> Bool { mode != "light" }
