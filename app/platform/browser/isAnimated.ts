const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** Returns true for an image file that moves. One that can't be read counts as still. */
export const isAnimatedFile = (file: Blob): Promise<boolean> =>
  file.arrayBuffer().then(
    (content) => isAnimated(new Uint8Array(content)),
    () => false,
  )

/**
 * Returns true for a GIF (GIF89a) or PNG with more than one picture. `bytes` is the whole file; one that is damaged counts as still.
 */
export function isAnimated(bytes: Uint8Array): boolean {
  const start = textOf(bytes.subarray(0, 8))
  if (start === '\u0089PNG\r\n\u001a\n') return isAnimatedPng(bytes)
  return /^GIF8[79]a/.test(start) && isAnimatedGif(bytes)
}

/** Returns true if a PNG has the chunk of an animation, which comes before the first picture, and announces more than one. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Each chunk has a length, a name, its data, and a checksum.
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textOf(bytes.subarray(at + 4, at + 8))
    if (name === 'IDAT') return false
    if (name === 'acTL') return view.getUint32(at + 8) > 1
  }
  return false
}

function isAnimatedGif(bytes: Uint8Array): boolean {
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
