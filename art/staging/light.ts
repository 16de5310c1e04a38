import { side } from '../canvas.ts'
import { num } from '../svg.ts'

/** Returns the color between two others; `share` from 0 (`from`) to 1 (`to`). Colors have the format `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

type Stop = readonly [offset: number, ink: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, ink, opacity = 1]) => `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`)
    .join('')

/** The distance by which fills extend beyond a square, for pictures in other shapes. */
export const beyond = 1_000

/** Fills the picture from `top` to `bottom` with a vertical gradient. Its ends extend above and below a square. */
export function fall(id: string, stops: readonly Stop[], top = 0, bottom = side): string {
  const [upper, lower] = [top === 0 ? -beyond : top, bottom === side ? side + beyond : bottom]
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(top)}" x2="0" y2="${num(bottom)}">${stopsOf(stops)}</linearGradient></defs><rect x="${-beyond}" y="${num(upper)}" width="${side + beyond * 2}" height="${num(lower - upper + 1)}" fill="url(#${id})"/>`
}

/** Draws an oval of light or shade that fades out softly toward its edge. */
export const pool = (id: string, x: number, y: number, rx: number, ry: number, ink: string, opacity: number): string =>
  `<defs><radialGradient id="${id}">${stopsOf([
    [0, ink, opacity],
    [0.35, ink, opacity * 0.72],
    [0.7, ink, opacity * 0.2],
    [1, ink, 0],
  ])}</radialGradient></defs><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${id})"/>`
