import type { Random } from '../random.ts'
import { box, dot, line, num, oval, path, placed } from '../svg.ts'

export const width = 1_600
export const height = 1_000

/**
 * The drawing tools of a scene. `tone` returns a color with the cover's hue, shifted by `turn` radians, and the given OKLCH
 * lightness and chroma.
 */
export interface Paint {
  random: Random
  tone: (lightness: number, chroma: number, turn?: number) => string
}

/** Draws a background that fades from one color at the top to another at the bottom. */
export function ground(from: string, to: string): string {
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`
}

const faint = (opacity: number): string => ` opacity="${opacity}"`

/** Draws a translucent disc. */
export const veil = (x: number, y: number, radius: number, fill: string, opacity: number): string =>
  dot(x, y, radius, fill, faint(opacity))

/** Draws a soft glow around a point. `id` must be unique in the image. */
export function glow(x: number, y: number, radius: number, fill: string, id: string): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${fill}" stop-opacity="0.9"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient></defs>${dot(x, y, radius, `url(#${id})`)}`
}

/**
 * Draws a line of hills, filled down to the bottom edge. `level` is the approximate y-coordinate of the line, and `swing` is
 * how far it varies.
 */
export function hills(random: Random, level: number, swing: number, fill: string): string {
  const steps = 5
  let ridge = `M0 ${num(level + random.between(-swing, swing))}`
  for (let at = 0; at < steps; at += 1) {
    const [from, to] = [(at * width) / steps, ((at + 1) * width) / steps]
    const y = level + random.between(-swing, swing)
    ridge += ` C ${num(from + 120)} ${num(level - random.between(0, swing * 1.6))} ${num(to - 120)} ${num(y - swing / 2)} ${num(to)} ${num(y)}`
  }
  return path(`${ridge} V ${height} H 0 Z`, fill)
}

/** Draws confetti that is denser toward the top. */
export function confetti(random: Random, count: number, fills: readonly string[]): string {
  return Array.from({ length: count }, () => {
    const x = random.between(0, width)
    const y = random.between(0, 1) ** 1.7 * height
    const size = random.between(8, 24)
    const turn = random.between(0, 180)
    const fill = random.pick(fills)
    const kind = random.below(3)
    if (kind === 0) return dot(x, y, size / 2.4, fill)
    const long = kind === 1 ? size : size * 2.1
    return placed(box(-long / 2, -size / 2.6, long, size / 1.3, fill, 3), x, y, 1, turn)
  }).join('')
}

/** Draws a row of flags on a sagging line. */
export function bunting(y: number, sag: number, count: number, fills: readonly string[], cord: string): string {
  const at = (part: number): [number, number] => [part * width, y + sag * 4 * part * (1 - part)]
  const flags = Array.from({ length: count }, (_, index) => {
    const [x1, y1] = at((index + 0.12) / count)
    const [x2, y2] = at((index + 0.88) / count)
    const tip = `${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + 92)}`
    return path(`M${num(x1)} ${num(y1)} L${num(x2)} ${num(y2)} L${tip} Z`, fills[index % fills.length] ?? '')
  })
  return `<path d="M0 ${y} Q ${width / 2} ${y + sag * 2} ${width} ${y}" stroke="${cord}" stroke-width="5" fill="none"/>${flags.join('')}`
}

/** Draws a row of lamps on a sagging line. */
export function lamps(y: number, sag: number, count: number, fill: string, cord: string): string {
  const bulbs = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    const [x, hang] = [part * width, y + sag * 4 * part * (1 - part)]
    return veil(x, hang + 26, 42, fill, 0.22) + dot(x, hang + 26, 15, fill)
  })
  return `<path d="M0 ${y} Q ${width / 2} ${y + sag * 2} ${width} ${y}" stroke="${cord}" stroke-width="4" fill="none"/>${bulbs.join('')}`
}

export function balloon(x: number, y: number, size: number, fill: string, shine: string, cord: string): string {
  const string = `<path d="M${num(x)} ${num(y + size * 1.22)} q ${num(size * 0.3)} ${num(size * 0.9)} 0 ${num(size * 1.6)} t 0 ${num(size * 1.8)}" stroke="${cord}" stroke-width="3" fill="none" opacity="0.55"/>`
  const knot = path(
    `M${num(x - size * 0.12)} ${num(y + size * 1.28)} L${num(x + size * 0.12)} ${num(y + size * 1.28)} L${num(x)} ${num(y + size * 1.12)} Z`,
    fill,
  )
  const light = oval(x - size * 0.34, y - size * 0.46, size * 0.2, size * 0.36, shine, 24, faint(0.6))
  return string + knot + oval(x, y, size, size * 1.2, fill) + light
}

/** Draws a firework: rays from a point, each ending in a spark. */
export function firework(random: Random, x: number, y: number, size: number, fill: string): string {
  const rays = 22
  return Array.from({ length: rays }, (_, index) => {
    const angle = (index / rays) * Math.PI * 2
    const reach = size * random.between(0.72, 1)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const end = dot(x + dx * reach, y + dy * reach, 6, fill)
    const from = `${num(x + dx * size * 0.28)} ${num(y + dy * size * 0.28)}`
    const to = `${num(x + dx * reach * 0.92)} ${num(y + dy * reach * 0.92)}`
    return line(`M${from} L${to}`, fill, 5) + end
  }).join('')
}
