// LeakChecking: leaks in people's own tests, without a test framework.
//
//   checkLeaks { scope in … }
//     ├─ LeakScope        what the body and its tasks allocate; what it tracks; what it waits for
//     │                   (AllocationScope marks each block with the scope it was born in)
//     ├─ body runs, its frame goes
//     ├─ HeapInspection   reads a frozen copy: objects of the caller's modules that are alive
//     └─► LeakReport      each leak with verdict, fingerprint and the references that keep it
//           └─ KnownLeaks takes out those that are known, each for a reason
//
//   who holds whom:  checkLeaks ──► LeakScope ──► ObjectTracker ┄┄► tracked objects (not retained)
//
// A program that contains this module records its heap from its start, which costs a few nanoseconds per
// allocation; LEAKSCOPE_DISABLE=1 in its environment turns that off. Where nothing is recorded, only tracked
// objects are judged.
//
// LeakScopeTesting and LeakScopeXCTest turn reports into issues of Swift Testing and failures of XCTest.
