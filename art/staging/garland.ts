import type { Random } from '../random.ts'
import { num } from '../svg.ts'
import { mix } from './light.ts'

/** Draws a round balloon with its light from the upper left. `id` names the gradient of its color. */
const balloon = (x: number, y: number, radius: number, id: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(radius / 100)})"><circle cx="6" cy="12" r="101" fill="#000" opacity=".1"/><circle r="100" fill="url(#${id})"/><ellipse cx="-36" cy="-44" rx="24" ry="15" transform="rotate(-42 -36 -44)" fill="#fff" opacity=".62"/><ellipse cx="44" cy="52" rx="42" ry="26" transform="rotate(-42 44 52)" fill="#fff" opacity=".1"/></g>`

/** Defines the color of balloons. */
const gradient = (id: string, ink: string, shade: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="${mix(ink, '#ffffff', 0.42)}"/><stop offset=".4" stop-color="${ink}"/><stop offset=".86" stop-color="${mix(ink, shade, 0.3)}"/><stop offset="1" stop-color="${mix(ink, shade, 0.16)}"/></radialGradient>`

/** The point of the garland at a share of its length, from the lower left around the subject to the right. */
function pointAt(share: number): [x: number, y: number] {
  const angle = Math.PI * (1.2 - share * 1.3)
  return [500 + Math.cos(angle) * 452, 462 - Math.sin(angle) * 404]
}

/**
 * Draws a garland of balloons that hangs around the middle of a picture, dense at its ends, or the few balloons that lie in front of the
 * subject.
 */
export function drawBalloons(part: 'behind' | 'front', inks: readonly string[], shade: string, random: Random): string {
  const id = (at: number): string => `${part}Balloon${at}`
  const defs = `<defs>${inks.map((ink, at) => gradient(id(at), ink, shade)).join('')}</defs>`
  const color = (): string => id(random.below(inks.length))
  if (part === 'front')
    return (
      defs +
      [
        [64, 930, 96],
        [196, 968, 62],
        [950, 950, 84],
        [862, 982, 50],
      ]
        .map(([x = 0, y = 0, radius = 0]) => balloon(x + random.between(-12, 12), y, radius, color()))
        .join('')
    )
  const large = Array.from({ length: 72 }, (_, at) => {
    const share = at / 71
    const [x, y] = pointAt(share)
    // Fuller at the ends of the garland than above the subject.
    const fullness = 0.62 + Math.abs(share - 0.5) * 0.8
    const reach = 70 * fullness
    return {
      x: x + random.between(-reach, reach),
      y: y + random.between(-reach, reach),
      radius: random.between(36, 84) * fullness,
    }
  }).toSorted((one, other) => other.radius - one.radius)
  const small = Array.from({ length: 40 }, () => {
    const [x, y] = pointAt(random.between(0, 1))
    return { x: x + random.between(-96, 96), y: y + random.between(-96, 96), radius: random.between(12, 24) }
  })
  return defs + [...large, ...small].map(({ x, y, radius }) => balloon(x, y, radius, color())).join('')
}
