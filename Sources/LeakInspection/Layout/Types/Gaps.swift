/// The words that no field describes.
///
/// They remain where the type of a field could not be found, in imported structs, which do not
/// describe everything, and in classes whose library says nothing of them. Padding is never a full
/// word.
enum Gaps {
  static func words(in range: Range<Int>, after fields: [TypeShape.Field]) -> [TypeShape.Field] {
    var gaps: [TypeShape.Field] = []
    var end = range.lowerBound
    func close(at start: Int) {
      let first = (end + 7) & ~7
      let size = (start - first) & ~7
      guard size > 0 else { return }
      gaps.append(TypeShape.Field(name: "", offset: first, size: size, value: .words))
    }
    for field in fields.sorted(by: { $0.offset < $1.offset }) {
      close(at: field.offset)
      end = max(end, field.offset + field.size)
    }
    close(at: range.upperBound)
    return gaps
  }
}
