import { side } from '../canvas.ts'
import type { Random } from '../random.ts'
import { dot, line, num, oval, path, placed } from '../svg.ts'

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${more}/>`

/** Draws a background of one color. */
export const ground = (fill: string): string => rect(0, 0, side, side, fill)

/** Draws a ring. */
export const ring = (x: number, y: number, radius: number, ink: string, width: number, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"${more}/>`

export const cloud = (x: number, y: number, scale: number, fill: string, opacity = 1): string =>
  placed(
    path('M-90 30A34 34 0 0 1-84-36 52 52 0 0 1 12-50 40 40 0 0 1 80-22 28 28 0 0 1 92 30Z', fill),
    x,
    y,
    scale,
    0,
    ` opacity="${opacity}"`,
  )

/** Draws waves from edge to edge, filled down to the bottom edge. */
export function waves(y: number, length: number, height: number, fill: string, shift = 0): string {
  const count = Math.ceil(side / length) + 3
  return path(
    `M${num(-length * 2 + shift)} ${num(y)}${`q${num(length / 2)} ${num(-height)} ${num(length)} 0`.repeat(count)}V${side + 10}H${num(-length * 2 + shift)}Z`,
    fill,
  )
}

/** Draws flags on a string that sags between the left and right edges. */
export function bunting(y: number, sag: number, fills: readonly string[], string: string): string {
  const at = (x: number): number => y + sag * 4 * (x / side) * (1 - x / side)
  const flags = Array.from({ length: 9 }, (_, index) => {
    const x = 40 + index * 115
    const [a, b] = [x - 38, x + 38]
    return path(
      `M${a} ${num(at(a))}L${b} ${num(at(b))}L${x} ${num((at(a) + at(b)) / 2 + 92)}Z`,
      fills[index % fills.length] ?? string,
    )
  }).join('')
  return line(`M-10 ${y}Q${side / 2} ${y + sag * 2} ${side + 10} ${y}`, string, 6) + flags
}

/** Draws a sprig with leaves on both sides, growing upward from its base. */
export function sprig(x: number, y: number, scale: number, turn: number, stem: string, leaf: string): string {
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const up = -30 - index * 36
    const reach = 30 - index * 2.5
    return oval(-reach, up, reach, 12, leaf, 28) + oval(reach, up - 16, reach, 12, leaf, -28)
  }).join('')
  return placed(`${line('M0 0Q8-120 0-250', stem, 6)}${leaves}${oval(0, -262, 11, 24, leaf)}`, x, y, scale, turn)
}

/** Draws a fir tree with three tiers and a trunk. */
export const fir = (x: number, y: number, scale: number, fill: string, trunk: string): string =>
  placed(
    rect(-8, -20, 16, 24, trunk) + path('M0-190L54-104H30L74-50H40L92-12H-92L-40-50H-74L-30-104H-54Z', fill),
    x,
    y,
    scale,
  )

/** Draws randomly placed dots, such as snowflakes, pearls, or bubbles. */
export const flurry = (random: Random, count: number, ink: string, maxRadius: number, bottom = side): string =>
  Array.from({ length: count }, () =>
    dot(random.between(0, side), random.between(0, bottom), random.between(maxRadius * 0.25, maxRadius), ink),
  ).join('')
