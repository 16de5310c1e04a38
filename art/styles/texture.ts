import { side } from '../canvas.ts'
import type { Random } from '../random.ts'
import { line, num } from '../svg.ts'

/** Draws a background that fades from one color to another: downward for a `turn` of 0, sideways for 1. */
export const wash = (id: string, from: string, to: string, turn = 0.2): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${turn}" y2="${1 - turn}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${side}" height="${side}" fill="url(#${id})"/>`

/** Draws a circle of color that fades out toward its edge, for a light or a shadow. */
export const glow = (id: string, x: number, y: number, radius: number, ink: string, opacity = 0.9): string =>
  `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${ink}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient></defs><circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="url(#${id})"/>`

/** Draws a vignette, which darkens the corners of the image. */
export const vignette = (ink: string, opacity: number, from = 0.45): string =>
  `<defs><radialGradient id="vignette" r=".75"><stop offset="${from}" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity="${opacity}"/></radialGradient></defs><rect width="${side}" height="${side}" fill="url(#vignette)"/>`

/**
 * Draws the grain of paper, canvas, or stone. Repeats a small tile, because generating noise for the whole image would take
 * half a second.
 */
export const grain = (seed: number, opacity: number, frequency = 0.8, ink = '#000000'): string =>
  `<defs><filter id="noise" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed % 999}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.6 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter><pattern id="grain" width="250" height="250" patternUnits="userSpaceOnUse"><rect width="250" height="250" fill="${ink}" filter="url(#noise)"/></pattern></defs><rect width="${side}" height="${side}" fill="url(#grain)" opacity="${opacity}"/>`

/** Draws halftone dots. `size` returns the relative size of the dot at a position, whose x and y are from 0 to 1. */
export function halftone(ink: string, step: number, size: (x: number, y: number) => number): string {
  let dots = ''
  for (let row = 0; row * step * 0.87 < side + step; row += 1)
    for (let column = 0; column * step < side + step; column += 1) {
      const x = column * step + (row % 2) * step * 0.5
      const y = row * step * 0.87
      const radius = size(x / side, y / side) * step * 0.6
      if (radius > 0.8)
        dots += `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0`
    }
  return `<path d="${dots}" fill="${ink}"/>`
}

/** Draws a rolling line of hills, filled down to the bottom edge. */
export function hills(random: Random, level: number, swing: number, fill: string): string {
  const points = Array.from({ length: 6 }, (_, index) => [index * 200, level + random.between(-swing, swing)] as const)
  let d = `M-10 ${side + 10}V${num(points[0]?.[1] ?? level)}`
  for (let at = 1; at < points.length; at += 1) {
    const [x1, y1] = points[at - 1] ?? [0, level]
    const [x2, y2] = points[at] ?? [side, level]
    d += `C${num(x1 + 90)} ${num(y1)} ${num(x2 - 90)} ${num(y2)} ${num(x2 + (at === 5 ? 10 : 0))} ${num(y2)}`
  }
  return `<path d="${d}V${side + 10}Z" fill="${fill}"/>`
}

/** Draws rays around a point, separated by gaps of the same width. */
export function rays(x: number, y: number, count: number, fill: string, opacity: number, turn = 0): string {
  const reach = 1_500
  const d = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(index / count) * Math.PI * 2 + turn, ((index + 0.5) / count) * Math.PI * 2 + turn]
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(from) * reach)} ${num(y + Math.sin(from) * reach)}L${num(x + Math.cos(to) * reach)} ${num(y + Math.sin(to) * reach)}Z`
  }).join('')
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
}

/** Draws randomly placed stars as points of light. */
export const starDust = (random: Random, count: number, ink: string, bottom = side): string =>
  Array.from(
    { length: count },
    () =>
      `<circle cx="${num(random.between(0, side))}" cy="${num(random.between(0, bottom))}" r="${num(random.between(0.8, 3.4))}" fill="${ink}" opacity="${num(random.between(0.3, 1))}"/>`,
  ).join('')

/** Draws nested frames. Each has a distance from the edge (`inset`) and a line width. */
export const frame = (lines: readonly (readonly [inset: number, width: number])[], ink: string): string =>
  lines
    .map(
      ([inset, width]) =>
        `<rect x="${inset}" y="${inset}" width="${side - inset * 2}" height="${side - inset * 2}" fill="none" stroke="${ink}" stroke-width="${width}"/>`,
    )
    .join('')

/** Repeats a drawing of the top left corner in all four corners, mirrored to fit. */
export const corners = (body: string): string =>
  [
    [1, 1, 0, 0],
    [-1, 1, side, 0],
    [1, -1, 0, side],
    [-1, -1, side, side],
  ]
    .map(([sx, sy, x, y]) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${body}</g>`)
    .join('')

/** Draws a scroll ornament with leaves for the top left corner, about 250 units wide and high. */
export const scroll = (ink: string, width: number): string =>
  line(
    'M34 250C30 120 120 30 250 34M40 190C100 200 150 160 130 116 116 90 84 104 92 128M190 40C200 100 160 150 116 130M70 70C120 60 150 90 140 120',
    ink,
    width,
  ) +
  [
    [250, 34],
    [34, 250],
    [96, 130],
    [140, 122],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${width * 1.5}" fill="${ink}"/>`)
    .join('') +
  `<path d="M150 44c30-24 50-6 62-12-10 20-34 34-62 12ZM44 150c-24 30-6 50-12 62 20-10 34-34 12-62Z" fill="${ink}"/>`
