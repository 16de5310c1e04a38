import { contrast, luminance, markContrast, takesBlack, textContrast, worstContrast } from './contrast.ts'
import {
  areDistinct,
  fillDifference,
  groundDifference,
  inkDifference,
  leastDifference,
} from './hierarchy/difference.ts'
import { groundsOf, type Grounds } from './hierarchy/grounds.ts'
import type { Palette } from './names.ts'
import { fromOklch, toOklch } from './oklch.ts'
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

/**
 * Returns the color nearest to `target`, on the way to `extreme` (black or white), that has at least the contrast `minimum` on
 * every background. Returns `extreme` if there is no such color.
 */
function reach(target: string, extreme: string, minimum: number, on: readonly string[]): string {
  if (worstContrast(target, on) >= minimum) return target
  const { lightness, chroma, hue } = toOklch(target)
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
  // A fill near the end of the scale moves further, or toward the text as far as it stays readable.
  const steps = [
    [away, 0.16, 0.28],
    [away, 0.3, 0.55],
    [towards, 0.16, 0.28],
    [towards, 0.08, 0.16],
    [towards, 0.04, 0.08],
  ] as const
  const states = steps.map(([to, hover, pressed]) => [mix(fill, to, hover), mix(fill, to, pressed)] as const)
  const [hover, pressed] = states.find(
    (pair) => worstContrast(ink, pair) >= textContrast && areDistinct([fill, ...pair], groundDifference),
  ) ?? [fill, fill]
  return { button: fill, 'button-hover': hover, 'button-pressed': pressed, 'button-ink': ink }
}

type Danger = Pick<Palette, 'danger' | 'danger-ink'>
type Warn = Pick<Palette, 'warn' | 'warn-ink'>

/** The usual colors of danger buttons, and those for backgrounds from which the usual ones don't stand out. */
const dangers: readonly [Danger, ...Danger[]] = [
  { danger: '#c4123a', 'danger-ink': white },
  { danger: '#7d0324', 'danger-ink': white },
  { danger: '#ffb8c2', 'danger-ink': '#4a0010' },
]
/** The usual colors of warnings, and those for backgrounds from which the usual ones don't stand out. */
const warns: readonly [Warn, ...Warn[]] = [
  { warn: '#ffe14a', 'warn-ink': '#1c1700' },
  { warn: '#4a3a00', 'warn-ink': '#ffe14a' },
]

/** Returns the first choice whose fill color stands out from all backgrounds, or the first of all if there is none. */
const firstDistinct = <Fill extends Danger | Warn>(
  choices: readonly [Fill, ...Fill[]],
  grounds: readonly string[],
): Fill =>
  choices.find((choice) => leastDifference(Object.values<string>(choice)[0] ?? black, grounds) >= fillDifference) ??
  choices[0]

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
  const fills = grey
    ? contrast(host, page) >= textContrast
      ? host
      : extreme
    : fromOklch({ lightness: light ? 0.5 : 0.82, chroma: vivid, hue })

  const inksOn = (groundColors: Grounds) => {
    const on = Object.values(groundColors)
    // A text color on the wrong side is replaced; one on the right side moves no further than necessary.
    const ink = hostIsLight === light ? extreme : reach(host, extreme, textContrast, on)
    return {
      ink,
      error: strong(0.42, 0.2, light ? 0.5 : 0.74, extreme, textContrast, on),
      success: strong(2.6, 0.15, light ? 0.46 : 0.8, extreme, textContrast, on),
    }
  }
  const possible = groundsOf(page, light, fills)
  const fitting = [host, extreme].flatMap((color) =>
    possible.filter((one) => worstContrast(color, Object.values(one)) >= textContrast),
  )
  const groundColors = fitting.find((one) => areDistinct(Object.values(inksOn(one)), inkDifference)) ?? fitting[0]
  if (!groundColors) throw new Error(`No backgrounds fit ${page}`)
  const on = Object.values(groundColors)
  const { ink, error, success } = inksOn(groundColors)

  const highlight = grey ? ink : strong(hue, vivid, light ? 0.5 : 0.82, extreme, textContrast, on)
  const fill = reach(ink, extreme, textContrast, on)
  const away = contrast(fill, white) >= contrast(fill, black) ? white : black
  const buttonInk = contrast(page, fill) >= 7 ? page : away

  return {
    ...groundColors,
    ink,
    'ink-muted': reach(mix(ink, page, 0.32), extreme, textContrast, on),
    highlight,
    line: mix(page, ink, 0.16),
    'line-strong': reach(mix(ink, page, 0.5), extreme, markContrast, on),
    focus: reach(highlight, extreme, markContrast, on),
    ...buttonStates(fill, buttonInk),
    info: ink,
    'info-ink': contrast(page, ink) >= textContrast ? page : opposite,
    ...firstDistinct(warns, on),
    ...firstDistinct(dangers, on),
    error,
    success,
    backdrop: light ? '#0f0812a6' : '#000000b8',
  }
}
