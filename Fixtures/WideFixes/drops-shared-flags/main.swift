let queue = UploadQueue()
queue.add(Upload("letter"))
let photo = PhotoUpload("photo")
queue.add(photo)
print(photo.preview())
if Upload.usesProxy || photo.isCompressed {
  print("small or hidden")
}
queue.run(photo)
