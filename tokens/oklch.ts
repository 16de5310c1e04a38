import { parseHex, toHex } from './tint.ts'

/** A color in OKLCH (CSS Color 4): lightness from 0 to 1, chroma from 0 to about 0.37, and hue in radians. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const decode = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const encode = (value: number): number =>
  255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

/** Converts a `#rrggbb` color to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex)
  const [r, g, b] = [decode(red), decode(green), decode(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

function channels({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/**
 * Converts an OKLCH color to `#rrggbb`. If the color is outside sRGB, reduces its chroma but preserves its hue and lightness.
 */
export function fromOklch(color: Oklch): string {
  const exactChannels = channels(color)
  if (isDisplayable(exactChannels)) return toHex(exactChannels)
  let [displayableChroma, tooMuch] = [0, color.chroma]
  for (let step = 0; step < 12; step += 1) {
    const chroma = (displayableChroma + tooMuch) / 2
    if (isDisplayable(channels({ ...color, chroma }))) displayableChroma = chroma
    else tooMuch = chroma
  }
  return toHex(channels({ ...color, chroma: displayableChroma }))
}

/** Returns true if the channels, rounded to 8 bits, are within sRGB. */
const isDisplayable = (rgb: readonly number[]): boolean => rgb.every((value) => value >= -0.5 && value <= 255.5)
