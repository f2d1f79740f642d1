import CAllocator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

keep_freed_memory()

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  complain(Options.usage)
  exit(2)
}

var sources = SourceList()
options.paths.forEach { sources.add($0) }
if let list = options.fileList { sources.addFiles(listedIn: list) }
sources.sortLargestFirst()

let workers = Workers(sources.entries.map(\.path))
workers.run(threads: options.threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
print("\(workers.files) files, \(workers.bytes) bytes")
