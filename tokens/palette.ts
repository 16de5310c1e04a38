import { contrast, luminance, markContrast, takesBlack, textContrast, worstContrast } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Palette } from './names.ts'
import { mix } from './tint.ts'

/** The two colors that a host chooses for an event, each `#rrggbb`. */
export interface EventColors {
  /** The color of the page's background. */
  primary: string
  /** The color of text. It is adjusted if it isn't readable on the background. */
  text: string
}

const black = '#000000'
const white = '#ffffff'
/** The chroma below which a color counts as gray and its hue is ignored. */
const greyChroma = 0.015

type Grounds = Pick<Palette, 'page' | 'surface' | 'raised' | 'tint' | 'tint-hover' | 'tint-pressed'>

/**
 * Derives the background colors from the page color. Cards and overlays blend in the color `cards` in proportion to `lift`, and
 * subtle fills blend in the color `fills` in proportion to `step`.
 */
const grounds = (page: string, cards: string, lift: number, fills: string, step: number): Grounds => ({
  page,
  surface: mix(page, cards, lift),
  raised: mix(page, cards, Math.min(1, lift * 1.4)),
  tint: mix(page, fills, step),
  'tint-hover': mix(page, fills, step * 1.75),
  'tint-pressed': mix(page, fills, step * 2.5),
})

/**
 * Returns the color nearest to `wanted`, on the way to `extreme` (black or white), that has at least the contrast `minimum` on
 * every background. Returns `extreme` if there is no such color.
 */
function reach(wanted: string, extreme: string, minimum: number, on: readonly string[]): string {
  if (worstContrast(wanted, on) >= minimum) return wanted
  const { lightness, chroma, hue } = toOklch(wanted)
  const end = extreme === black ? 0 : 1
  for (let step = 1; step < 24; step += 1) {
    const color = fromOklch({ lightness: lightness + ((end - lightness) * step) / 24, chroma, hue })
    if (worstContrast(color, on) >= minimum) return color
  }
  return extreme
}

/**
 * Returns a color of the given hue that has at least the contrast `minimum` on every background, or `extreme` if there is none
 * (see `reach`).
 */
const strong = (hue: number, chroma: number, start: number, extreme: string, minimum: number, on: readonly string[]) =>
  reach(fromOklch({ lightness: start, chroma, hue }), extreme, minimum, on)

/**
 * Returns a button's text color and its fills for the normal, hover, and pressed states. Where possible, the hover and pressed
 * fills contrast more with the text than the normal fill does.
 */
function buttonStates(
  fill: string,
  ink: string,
): Pick<Palette, 'button' | 'button-hover' | 'button-pressed' | 'button-ink'> {
  const away = contrast(ink, black) > contrast(ink, white) ? black : white
  const towards = away === black ? white : black
  const reads = (color: string) => contrast(color, ink) >= textContrast
  // A fill at the end of the scale can't move away, so its states move toward the text as far as it stays readable.
  const state = (amount: number): string => {
    const further = mix(fill, away, amount)
    if (contrast(further, fill) >= 1.08) return further
    const nearer = [amount, amount / 2, amount / 4].map((part) => mix(fill, towards, part)).find(reads)
    return nearer ?? further
  }
  return { button: fill, 'button-hover': state(0.16), 'button-pressed': state(0.28), 'button-ink': ink }
}

/**
 * Derives an event's palette from two colors. Whatever the colors, text has a contrast of at least 4.5 on every background on
 * which it may appear, and focus rings and meaningful borders have at least 3 (CONST-27, KIT-28).
 * @throws RangeError if a color isn't `#rrggbb`.
 */
export function palette({ primary, text }: EventColors): Palette {
  const page = mix(primary, primary, 0)
  const host = mix(text, text, 0)
  const hostIsLight = contrast(host, black) > contrast(page, black)
  // If the host's text color is readable, it decides between light and dark; otherwise the better of black and white does.
  const light = contrast(host, page) >= textContrast ? !hostIsLight : takesBlack(luminance(page))
  const extreme = light ? black : white
  const opposite = light ? white : black

  const { chroma, hue } = toOklch(page)
  const grey = chroma < greyChroma
  const vivid = Math.max(chroma * 1.5, 0.19)
  const fills = grey ? host : fromOklch({ lightness: light ? 0.5 : 0.82, chroma: vivid, hue })

  const candidates = light
    ? [
        grounds(page, white, 0.6, fills, 0.08),
        grounds(page, white, 0.6, white, 0.22),
        grounds(page, white, 0.6, white, 0.4),
      ]
    : [
        grounds(page, white, 0.06, fills, 0.12),
        grounds(page, white, 0.05, white, 0.09),
        grounds(page, black, 0.18, white, 0.05),
        grounds(page, black, 0.28, black, 0.16),
        grounds(page, black, 0.4, black, 0.4),
      ]
  const values = (ground: Grounds) => Object.values(ground)
  const fits = (ink: string) => candidates.find((ground) => worstContrast(ink, values(ground)) >= textContrast)
  const chosen = fits(host) ?? fits(extreme) ?? grounds(page, opposite, 0.6, opposite, 0.2)
  const on = values(chosen)
  // A text color on the wrong side is replaced; one on the right side moves no further than necessary.
  const ink = hostIsLight === light ? extreme : reach(host, extreme, textContrast, on)

  const highlight = grey ? ink : strong(hue, vivid, light ? 0.5 : 0.82, extreme, textContrast, on)
  const fill = reach(ink, extreme, textContrast, on)
  const away = contrast(fill, white) >= contrast(fill, black) ? white : black
  const buttonInk = contrast(page, fill) >= 7 ? page : away

  return {
    ...chosen,
    ink,
    'ink-muted': reach(mix(ink, page, 0.32), extreme, textContrast, on),
    highlight,
    line: mix(page, ink, 0.16),
    'line-strong': reach(mix(ink, page, 0.5), extreme, markContrast, on),
    focus: reach(highlight, extreme, markContrast, on),
    ...buttonStates(fill, buttonInk),
    info: ink,
    'info-ink': contrast(page, ink) >= textContrast ? page : opposite,
    warn: '#ffe14a',
    'warn-ink': '#1c1700',
    danger: '#c4123a',
    'danger-ink': '#ffffff',
    error: strong(0.42, 0.2, light ? 0.5 : 0.74, extreme, textContrast, on),
    success: strong(2.6, 0.15, light ? 0.46 : 0.8, extreme, textContrast, on),
    backdrop: light ? '#0f0812a6' : '#000000b8',
  }
}
