import type { Random } from '../providers/images/art/random.ts'

export const width = 1_600
export const height = 1_000

/** Hands of a painter: chance, and colours around the cover's hue (lightness, chroma, turn in radians). */
export interface Paint {
  random: Random
  tone(lightness: number, chroma: number, turn?: number): string
}

const round = (value: number): string => value.toFixed(1)

/** The whole ground, from one colour above to another below. */
export function ground(from: string, to: string): string {
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" opacity="${opacity}"/>`
}

/** A soft light around a point. */
export function glow(x: number, y: number, radius: number, fill: string, id: string): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${fill}" stop-opacity="0.9"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient></defs><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${id})"/>`
}

/** A hill line across the picture, at a height, filled to the bottom. */
export function hills(random: Random, level: number, swing: number, fill: string): string {
  const steps = 5
  let path = `M0 ${round(level + random.between(-swing, swing))}`
  for (let at = 0; at < steps; at += 1) {
    const [from, to] = [(at * width) / steps, ((at + 1) * width) / steps]
    const y = level + random.between(-swing, swing)
    path += ` C ${round(from + 120)} ${round(level - random.between(0, swing * 1.6))} ${round(to - 120)} ${round(y - swing / 2)} ${round(to)} ${round(y)}`
  }
  return `<path d="${path} V ${height} H 0 Z" fill="${fill}"/>`
}

/** Paper in the air: small turned squares, strips and dots, thicker towards the top. */
export function confetti(random: Random, count: number, fills: readonly string[]): string {
  return Array.from({ length: count }, () => {
    const x = random.between(0, width)
    const y = random.between(0, 1) ** 1.7 * height
    const size = random.between(8, 24)
    const turn = round(random.between(0, 180))
    const fill = random.pick(fills)
    const kind = random.below(3)
    if (kind === 0) return circle(x, y, size / 2.4, fill)
    const long = kind === 1 ? size : size * 2.1
    return `<rect x="${round(-long / 2)}" y="${round(-size / 2.6)}" width="${round(long)}" height="${round(size / 1.3)}" rx="3" fill="${fill}" transform="translate(${round(x)} ${round(y)}) rotate(${turn})"/>`
  }).join('')
}

/** Flags on a line that sags between both edges. */
export function bunting(y: number, sag: number, count: number, fills: readonly string[], line: string): string {
  const at = (part: number): [number, number] => [part * width, y + sag * 4 * part * (1 - part)]
  const flags = Array.from({ length: count }, (_, index) => {
    const [x1, y1] = at((index + 0.12) / count)
    const [x2, y2] = at((index + 0.88) / count)
    const tip = `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + 92)}`
    return `<path d="M${round(x1)} ${round(y1)} L${round(x2)} ${round(y2)} L${tip} Z" fill="${fills[index % fills.length]}"/>`
  })
  return `<path d="M0 ${y} Q ${width / 2} ${y + sag * 2} ${width} ${y}" stroke="${line}" stroke-width="5" fill="none"/>${flags.join('')}`
}

/** Lamps on a line that sags. */
export function lamps(y: number, sag: number, count: number, fill: string, line: string): string {
  const bulbs = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    const [x, hang] = [part * width, y + sag * 4 * part * (1 - part)]
    return circle(x, hang + 26, 42, fill, 0.22) + circle(x, hang + 26, 15, fill)
  })
  return `<path d="M0 ${y} Q ${width / 2} ${y + sag * 2} ${width} ${y}" stroke="${line}" stroke-width="4" fill="none"/>${bulbs.join('')}`
}

export function balloon(x: number, y: number, size: number, fill: string, shine: string, line: string): string {
  const string = `<path d="M${round(x)} ${round(y + size * 1.22)} q ${round(size * 0.3)} ${round(size * 0.9)} 0 ${round(size * 1.6)} t 0 ${round(size * 1.8)}" stroke="${line}" stroke-width="3" fill="none" opacity="0.55"/>`
  const knot = `<path d="M${round(x - size * 0.12)} ${round(y + size * 1.28)} L${round(x + size * 0.12)} ${round(y + size * 1.28)} L${round(x)} ${round(y + size * 1.12)} Z" fill="${fill}"/>`
  return `${string}${knot}<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size)}" ry="${round(size * 1.2)}" fill="${fill}"/><ellipse cx="${round(x - size * 0.34)}" cy="${round(y - size * 0.46)}" rx="${round(size * 0.2)}" ry="${round(size * 0.36)}" fill="${shine}" opacity="0.6" transform="rotate(24 ${round(x - size * 0.34)} ${round(y - size * 0.46)})"/>`
}

/** Lines that shoot from a point, each ending in a spark. */
export function firework(random: Random, x: number, y: number, size: number, fill: string): string {
  const rays = 22
  return Array.from({ length: rays }, (_, index) => {
    const angle = (index / rays) * Math.PI * 2
    const reach = size * random.between(0.72, 1)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const end = circle(x + dx * reach, y + dy * reach, 6, fill)
    return `<path d="M${round(x + dx * size * 0.28)} ${round(y + dy * size * 0.28)} L${round(x + dx * reach * 0.92)} ${round(y + dy * reach * 0.92)}" stroke="${fill}" stroke-width="5" stroke-linecap="round"/>${end}`
  }).join('')
}
