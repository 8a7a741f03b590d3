// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "leakscope",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "leakscope", targets: ["leakscope"]),
    .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    .library(name: "LeakInspection", targets: ["LeakInspection"]),
    .library(name: "ScenarioKit", targets: ["ScenarioKit"]),
    .library(name: "LeakScopeScenarios", targets: ["LeakScopeScenarios"]),
    .library(name: "LeakScopeCLI", targets: ["LeakScopeCLI"]),
    .library(name: "LeakChecking", targets: ["LeakChecking"]),
    .library(name: "LeakScopeTesting", targets: ["LeakScopeTesting"]),
    .library(name: "LeakScopeXCTest", targets: ["LeakScopeXCTest"]),
    // Loaded into the program that `leakscope exec` starts.
    .library(name: "LeakScopePreload", type: .dynamic, targets: ["LeakScopePreload"]),
  ],
  targets: [
    // What is explained: ordinary reactive code that knows nothing of the tool.
    .target(name: "ReactiveCore"),

    // What explains it: no reactive code, no scenarios, no Foundation.
    .target(name: "CLeakHeap"),
    .target(name: "LeakInspection", dependencies: ["CLeakHeap"]),

    // Scenarios, their runs and their reports.
    .target(name: "ReportModel"),
    .target(name: "LeakExplanation", dependencies: ["ReportModel", "LeakInspection"]),
    .target(
      name: "ScenarioKit",
      dependencies: ["ReportModel", "LeakInspection", "LeakExplanation", "ReactiveCore"]
    ),
    .target(
      name: "ScenarioCatalog",
      dependencies: ["ScenarioKit", "ReactiveCore"],
      path: "Scenarios",
      exclude: [
        "Autorelease/Expected", "Closures/Expected", "Dispatch/Expected", "Foundation/Expected",
        "Observation/Expected", "RAC/Expected", "RunLoops/Expected", "Rx/Expected",
        "Streams/Expected", "Structure/Expected",
        "Tasks/Expected", "Timers/Expected",
      ]
    ),
    .target(name: "LeakReporting", dependencies: ["ReportModel"]),

    // Leaks in people's own tests. A program with the first of these records its heap.
    .target(name: "CLeakRecording"),
    .target(
      name: "LeakChecking",
      dependencies: [
        "CLeakRecording", "LeakInspection", "LeakExplanation", "ReportModel", "LeakReporting",
      ]
    ),
    .target(name: "LeakScopeTesting", dependencies: ["LeakChecking"]),
    .target(name: "LeakScopeXCTest", dependencies: ["LeakChecking"]),

    // Any program: what is loaded into it, and what starts it.
    .target(name: "CPreload", dependencies: ["CLeakHeap"]),
    .target(
      name: "LeakScopePreload", dependencies: ["CPreload", "CLeakRecording", "LeakInspection"]
    ),
    .target(name: "CProgramRun"),

    // The command line.
    .target(
      name: "LeakScopeCLI",
      dependencies: [
        "CProgramRun", "LeakInspection", "LeakExplanation", "ScenarioKit", "LeakReporting",
        "ReportModel",
      ]
    ),
    .executableTarget(name: "leakscope", dependencies: ["LeakScopeCLI", "ScenarioCatalog"]),
    .target(name: "LeakScopeScenarios", dependencies: ["LeakScopeCLI", "ScenarioKit"]),

    // Speed: the command is compared with a program that does next to nothing.
    .executableTarget(name: "benchmarks", dependencies: ["ReactiveCore"]),
    .executableTarget(name: "empty-program"),

    // Tests. The fixture executable is a second leakscope whose catalog crashes, hangs and exits.
    .executableTarget(
      name: "fixture-scenarios",
      dependencies: ["LeakScopeCLI", "ScenarioKit", "ReactiveCore"],
      path: "Tests/FixtureScenarios"
    ),
    // Where the files are that several tests read.
    .target(name: "Checkout", path: "Tests/Checkout"),
    .testTarget(name: "ReactiveCoreTests", dependencies: ["ReactiveCore"]),
    // A process that records its heap, which one cannot begin in the middle of a test.
    .executableTarget(
      name: "recorder-probe",
      dependencies: ["LeakInspection"],
      path: "Tests/RecorderProbe"
    ),
    .executableTarget(name: "heap-load", dependencies: ["LeakInspection"], path: "Tests/HeapLoad"),
    // The toolchain's own reflection library, as a second reading of the same objects.
    .target(name: "RemoteMirror", path: "Tests/RemoteMirror"),
    .testTarget(
      name: "LeakInspectionTests",
      dependencies: ["LeakInspection", "RemoteMirror", "recorder-probe"]
    ),
    .testTarget(
      name: "ScenarioKitTests",
      dependencies: ["ScenarioKit", "ReportModel", "fixture-scenarios"]
    ),
    .testTarget(name: "LeakReportingTests", dependencies: ["LeakReporting", "ReportModel"]),
    .testTarget(
      name: "LeakCheckingTests",
      dependencies: ["LeakChecking", "LeakScopeTesting", "LeakScopeXCTest", "LeakInspection"]
    ),
    // Processes that check themselves. The tests run them and must not contain them: an allocator would be
    // that of all tests.
    .executableTarget(
      name: "scope-probe", dependencies: ["LeakChecking", "LeakInspection"],
      path: "Tests/ScopeProbe"),
    .target(name: "ForeignAllocator", path: "Tests/ForeignAllocator"),
    .executableTarget(
      name: "foreign-allocator-probe", dependencies: ["LeakChecking", "ForeignAllocator"],
      path: "Tests/ForeignAllocatorProbe"),
    // Programs that know nothing of the tool, for it to look into.
    .executableTarget(name: "exec-probe", path: "Tests/ExecProbe"),
    .executableTarget(name: "async-exec-probe", path: "Tests/AsyncExecProbe"),
    .executableTarget(name: "exec-server", path: "Tests/ExecServer"),
    .testTarget(
      name: "LeakScopeCLITests",
      dependencies: [
        "LeakScopeCLI", "LeakInspection", "ReportModel", "leakscope", "fixture-scenarios",
        "Checkout", "exec-probe", "async-exec-probe", "exec-server",
      ],
      exclude: ["Snapshots"]
    ),
    // A package of a user's own, built and run as one.
    .testTarget(
      name: "ExamplePackageTests", dependencies: ["LeakInspection", "LeakScopeCLI", "Checkout"]),
    .testTarget(
      name: "ProjectTests", dependencies: ["ScenarioCatalog", "ScenarioKit", "Checkout"]),
  ],
  swiftLanguageModes: [.v6]
)

let cTargets = [
  "CLeakHeap", "CLeakRecording", "CPreload", "CProgramRun", "RemoteMirror", "ForeignAllocator",
]
for target in package.targets where !cTargets.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
