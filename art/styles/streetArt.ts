import { type Canvas, side } from '../canvas.ts'
import { dot, line, num } from '../svg.ts'
import type { Style } from './style.ts'
import { glow, grain, halftone } from './texture.ts'

/** Draws drips of paint. */
const drips = ({ random }: Canvas, x: number, y: number, width: number, ink: string): string =>
  Array.from({ length: 7 }, () => {
    const at = x + random.between(-width, width)
    return line(`M${num(at)} ${num(y)}v${num(random.between(40, 190))}`, ink, random.between(5, 13))
  }).join('')

/** Draws the fine droplets around a patch of spray paint. */
const overspray = ({ random }: Canvas, x: number, y: number, reach: number, ink: string): string =>
  Array.from({ length: 70 }, () => {
    const [angle, far] = [random.between(0, Math.PI * 2), reach * random.between(0.5, 1.25)]
    return dot(x + Math.cos(angle) * far, y + Math.sin(angle) * far, random.between(0.8, 4.6), ink)
  }).join('')

/** A style with spray paint, stencils, drips, and bubble letters on a brick wall. */
export const streetArt: Style = {
  ground: (canvas) => {
    const { random, tone, fixedColor, variant } = canvas
    const bricks = Array.from({ length: 17 * 9 }, (_, index) => {
      const [row, column] = [Math.floor(index / 9), index % 9]
      return `<rect x="${column * 126 - (row % 2) * 63 - 40}" y="${row * 60}" width="120" height="54" rx="4" fill="${fixedColor(random.between(0.4, 0.5), variant % 2 === 0 ? 0.07 : 0.012, variant % 2 === 0 ? 40 : 260)}"/>`
    })
    const inks = [tone(0.72, 0.23), tone(0.8, 0.2, 1.9), tone(0.7, 0.22, -1.5), tone(0.85, 0.17, 3)]
    const clouds = inks.map((ink, index) => {
      const [x, y, size] = [random.between(180, 820), random.between(260, 800), random.between(260, 400)]
      return (
        glow(`spray${index}`, x, y, size, ink, 0.95) +
        overspray(canvas, x, y, size * 0.8, ink) +
        drips(canvas, x, y + size * 0.4, size * 0.4, ink)
      )
    })
    return `<rect width="${side}" height="${side}" fill="${fixedColor(0.3, 0.02, 50)}"/>${bricks.join('')}${clouds.join('')}${halftone(tone(0.98, 0.02), 34, (x, y) => Math.max(0, 0.62 - Math.hypot(x - 0.82, y - 0.84) * 1.7))}`
  },
  tints: ({ fixedColor, tone }) => ({
    things: [fixedColor(0.98, 0.005, 90), tone(0.9, 0.17, 1.9), tone(0.78, 0.22)],
    numeral: tone(0.7, 0.23),
  }),
  treat: ({ fixedColor, tone }) => ({
    patches: 5,
    levels: 3,
    saturation: 1.5,
    contrast: 1.35,
    tones: { dark: fixedColor(0.14, 0.01, 280), light: tone(0.9, 0.14), share: 0.35 },
    outline: { ink: fixedColor(0.99, 0.005, 90), width: 11 },
  }),
  over: (canvas) => {
    const { tone, fixedColor, random } = canvas
    const splash = Array.from({ length: 4 }, () => {
      const [x, y, ink] = [
        random.between(60, 940),
        random.between(700, 960),
        random.pick([tone(0.72, 0.23), fixedColor(0.98, 0.005, 90), tone(0.85, 0.19, 1.9)]),
      ]
      return dot(x, y, random.between(8, 22), ink) + overspray(canvas, x, y, 44, ink)
    })
    const marks =
      line('M60 900q30-60 50 0t50 0 50 0', fixedColor(0.98, 0.005, 90), 8) +
      line('M850 110l70 0M885 75l0 70M862 86l46 48M908 86l-46 48', tone(0.9, 0.17, 1.9), 8)
    return (
      splash.join('') +
      marks +
      drips(canvas, 500, 880, 200, fixedColor(0.98, 0.005, 90)) +
      grain(random.below(999), 0.22, 0.7)
    )
  },
  room: { x: 90, y: 76, width: 820, height: 200 },
  hand: ({ tone, fixedColor }) => ({
    ink: tone(0.86, 0.19, 1.9),
    weight: 3.3,
    lean: 6,
    edge: { ink: fixedColor(0.13, 0.01, 280), weight: 2 },
  }),
}
