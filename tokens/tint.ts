/** The red, green, and blue channels of a color, each from 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * Parses a `#rrggbb` color, ignoring case.
 * @throws RangeError for any other text.
 */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a color of the form #rrggbb: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Formats a color as lowercase `#rrggbb`, with each channel rounded and clamped to 8 bits. */
export function toHex(rgb: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(channel).join('')}`
}

/** Blends `amount` (0 to 1) of `other` into `base` in gamma-encoded sRGB, as browsers do, and rounds to 8 bits. */
export function mix(base: string, other: string, amount: number): string {
  const [r, g, b] = parseHex(base)
  const [or, og, ob] = parseHex(other)
  return toHex([r + (or - r) * amount, g + (og - g) * amount, b + (ob - b) * amount])
}

/** Blends a color, `#rrggbb` or `#rrggbbaa`, over an opaque background. Returns `#rrggbb`. */
export function over(color: string, ground: string): string {
  if (color.length !== 9) return toHex(parseHex(color))
  return mix(ground, color.slice(0, 7), Number.parseInt(color.slice(7), 16) / 255)
}
