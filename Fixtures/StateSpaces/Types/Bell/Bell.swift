//~ states Bell exact
//~ variables isOn isLoud isFar isNew isOld
//~ make Bell()
//~ do Tower(bells: [it]).ring()
//~ do Tower(bells: [it]).each()
//~ do Tower(bells: [it]).first()
//~ do Tower(bells: [it]).index()
//~ do Tower(bells: [it]).found()
//~ rewrite left: independent

/// Others reach it in every way; each of its variables shows one of them.
final class Bell {
  var isOn = false
  var isLoud = false
  var isFar = false
  var isNew = false
  var isOld = false
}
