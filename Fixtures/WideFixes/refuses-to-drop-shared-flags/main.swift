let settings: Settings? = Settings()
let all = [Settings(), Settings()]
print(all.map(\.isSorted))
print(settings?.isShared == nil, settings?.answer() ?? "")
func check(_ settings: Settings) {
  let isLocal = settings.isLocal
  print(isLocal)
}
check(all[0])
all[1].wait()
