// Functions of the C library that its module does not have.

@_silgen_name("memalign")
func memalign(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("pvalloc")
func pvalloc(_ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("malloc_usable_size")
func malloc_usable_size(_ block: UnsafeMutableRawPointer?) -> Int

@_silgen_name("mallopt")
func mallopt(_ parameter: Int32, _ value: Int32) -> Int32

/// Has all blocks of 128 KiB and more mapped for themselves, for the whole life of the process.
func mapLargeBlocks() {
  let thresholdParameter: Int32 = -3
  _ = mallopt(thresholdParameter, 128 << 10)
}
