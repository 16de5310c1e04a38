import { toOklch, fromOklch } from './oklch.ts'
import { toHex } from './tint.ts'

/** The minimum and maximum number of colors to suggest (ENT-12). */
const minColors = 3
const maxColors = 5
/** The number of hue ranges into which pixels are grouped. */
const sectors = 12
/** The chroma below which a pixel counts as gray and is ignored. */
const grey = 0.03

interface Sector {
  weight: number
  x: number
  y: number
  chroma: number
}

/**
 * Returns three to five background colors that match an image's most prominent hues, or three neutral colors if the image is
 * gray or transparent. `pixels` contains RGBA values, as in `ImageData`.
 */
export function coverColors(pixels: Uint8ClampedArray): string[] {
  const hueSectors: Sector[] = Array.from({ length: sectors }, () => ({ weight: 0, x: 0, y: 0, chroma: 0 }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const { chroma, hue } = toOklch(toHex([red, green, blue]))
    const sector = hueSectors[Math.floor((((hue / (2 * Math.PI)) % 1) + 1) * sectors) % sectors]
    if (alpha < 128 || chroma < grey || !sector) continue
    sector.weight += chroma
    sector.x += Math.cos(hue) * chroma
    sector.y += Math.sin(hue) * chroma
    sector.chroma = Math.max(sector.chroma, chroma)
  }
  const strongest = hueSectors.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  const hues = strongest.slice(0, 2).map(({ x, y, chroma }) => ({ hue: Math.atan2(y, x), chroma }))
  const grounds = hues.flatMap(({ hue, chroma }) => [
    fromOklch({ lightness: 0.93, chroma: Math.min(chroma, 0.05), hue }),
    fromOklch({ lightness: 0.27, chroma: Math.min(chroma, 0.09), hue }),
  ])
  const loud = hues
    .slice(0, 1)
    .map(({ hue, chroma }) => fromOklch({ lightness: 0.78, chroma: Math.min(chroma, 0.14), hue }))
  const all = [...new Set([...grounds, ...loud])].slice(0, maxColors)
  return all.length >= minColors ? all : ['#f4f1ec', '#26242b', '#e4e7ee']
}
