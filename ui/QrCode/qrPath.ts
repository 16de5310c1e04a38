import { encode } from 'uqr'

/** Modules of empty ground on each side, as ISO/IEC 18004 asks. */
export const quietZone = 4

/**
 * A text as a QR code of medium error correction: its width in modules, quiet zone included, and the SVG path of its dark
 * modules, each run of them in a row one rectangle.
 * @throws RangeError when the text is too long: over 2,331 bytes.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border: quietZone })
  const path = data
    .map((row, y) => {
      const dark = row.map((module) => (module ? '1' : '0')).join('')
      return [...dark.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}z`).join('')
    })
    .join('')
  return { size: data.length, path }
}
