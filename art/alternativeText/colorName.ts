import { toOklch } from '@festoon/tokens/oklch'

/** Names of hues in degrees, each up to its bound. */
const hues: readonly (readonly [bound: number, name: string])[] = [
  [12, 'pink'],
  [40, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [165, 'green'],
  [215, 'turquoise'],
  [275, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
]

/** Returns the common English name of a color, such as "blue" for `#3366cc`. */
export function colorName(color: string): string {
  const { lightness, chroma, hue } = toOklch(color)
  if (chroma < 0.035) return lightness > 0.85 ? 'white' : lightness < 0.35 ? 'black' : 'gray'
  const degrees = (((((hue ?? 0) * 180) / Math.PI) % 360) + 360) % 360
  const name = hues.find(([bound]) => degrees <= bound)?.[1] ?? 'pink'
  if (name === 'red' && lightness > 0.72) return 'pink'
  if (name === 'orange' && lightness < 0.5) return 'brown'
  return name
}
