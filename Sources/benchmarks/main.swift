import Foundation

switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
case .failure(let mistake):
  FileHandle.standardError.write(Data("Error: \(mistake.text)\n\(Options.usage)\n".utf8))
  exit(64)
case .success(let options) where options.wantsHelp:
  print(Options.usage)
case .success(let options):
  let rows = Suite(isQuick: options.isQuick, filter: options.filter).run()
  print(options.format.render(rows))
  exit(rows.allSatisfy(\.holds) ? 0 : 1)
}
