/// The images of the frozen process, and what is at an address of theirs.
package final class ImageTable {
  package let images: [FrozenImage]

  private let segments: RangeTable
  private let owners: [(image: Int, segment: Int)]

  init(_ images: [FrozenImage]) {
    self.images = images
    let all = images.indices.flatMap { image in
      images[image].segments.indices.map { (image: image, segment: $0) }
    }
    let range = { (owner: (image: Int, segment: Int)) in
      images[owner.image].segments[owner.segment].range
    }
    owners = all.sorted { range($0).start < range($1).start }
    segments = RangeTable(owners.map(range))
  }

  /// The image that an address is in.
  package func image(containing address: UInt) -> FrozenImage? {
    segments.index(containing: address).map { images[owners[$0].image] }
  }

  /// The image whose code an address is in.
  package func image(executing address: UInt) -> FrozenImage? {
    guard let index = segments.index(containing: address) else { return nil }
    let image = images[owners[index].image]
    return image.segments[owners[index].segment].isExecutable ? image : nil
  }

  /// The first image whose file name begins so, for example `libdispatch.so`.
  package func image(named prefix: String) -> FrozenImage? {
    images.first { $0.name.hasPrefix(prefix) }
  }

  /// The function or variable that contains an address.
  package func symbol(at address: UInt) -> Symbol? {
    image(containing: address)?.symbol(at: address)
  }

  /// What to call an address: by its symbol, `Screen.start()` or `Registry.shared + 8`, in an image without
  /// symbols by the image, `program+0x6550`, and outside of all images nothing.
  package func name(of address: UInt) -> String? {
    guard let image = image(containing: address) else { return nil }
    guard let symbol = image.symbol(at: address) else {
      return "\(image.name)+0x\(String(address - image.base, radix: 16))"
    }
    let offset = address - symbol.range.start
    return offset == 0 ? symbol.name : "\(symbol.name) + \(offset)"
  }

  /// The name of the function that an address is in, wherever in it.
  package func functionName(at address: UInt) -> String? {
    guard let image = image(executing: address) else { return nil }
    return image.symbol(at: address)?.name ?? name(of: address)
  }
}
