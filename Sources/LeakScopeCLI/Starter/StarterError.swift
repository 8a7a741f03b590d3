/// Why a target was not written into a package.
package enum StarterError: Error, Equatable {
  /// There is no package at or above the folder.
  case noPackage(path: String)
  /// The folder to look in is not there.
  case noSuchFolder(path: String)
  /// The manifest cannot be read.
  case cannotRead(path: String)
  /// These are there already, as paths from the package.
  case exists(paths: [String])
  /// The system did not let it be written.
  case cannotWrite(path: String, reason: String)
}
