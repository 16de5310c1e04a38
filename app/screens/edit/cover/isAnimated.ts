/** Returns true for a GIF (GIF89a) with more than one picture. `bytes` is the whole file; one that is damaged counts as still. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (!/^GIF8[79]a/.test(String.fromCharCode(...bytes.subarray(0, 6)))) return false
  const byteAt = (at: number): number => bytes[at] ?? 0
  /** Returns the size of the color table that the flags announce. */
  const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)
  /** Returns the place after a chain of blocks, each of which starts with its size. */
  const afterBlocks = (start: number): number => {
    let at = start
    while (at < bytes.length && byteAt(at) > 0) at += byteAt(at) + 1
    return at + 1
  }
  let pictures = 0
  let at = 13 + tableSize(byteAt(10))
  while (at < bytes.length) {
    const block = byteAt(at)
    if (block === 0x21) at = afterBlocks(at + 2)
    else if (block === 0x2c) {
      pictures += 1
      if (pictures > 1) return true
      at = afterBlocks(at + 11 + tableSize(byteAt(at + 9)))
    } else return false
  }
  return false
}
