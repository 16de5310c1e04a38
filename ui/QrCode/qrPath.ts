import { encode } from 'uqr'

/** The width of the quiet zone on each side, in modules, as required by ISO/IEC 18004. */
export const quietZone = 4

/**
 * Encodes text as a QR code with error correction level M. Returns the code's width in modules, including the quiet zone, and
 * an SVG path that draws its dark modules.
 * @throws RangeError if the text is too long for a QR code. Up to 2,331 bytes always fit.
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
