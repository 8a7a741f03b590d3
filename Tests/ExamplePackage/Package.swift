// swift-tools-version: 6.1

// A package of somebody who has a leak: built and run by leakscope's own tests.

import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Gallery", targets: ["Gallery"])],
  dependencies: [.package(name: "leakscope", path: "../..")],
  targets: [
    .target(name: "Gallery"),
    .executableTarget(
      name: "GalleryScenarios",
      dependencies: ["Gallery", .product(name: "LeakScopeScenarios", package: "leakscope")],
      exclude: ["Expected"]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", .product(name: "LeakScopeTesting", package: "leakscope")]
    ),
  ]
)
