import { side, type Canvas } from '../canvas.ts'
import { dot, line } from '../svg.ts'
import type { Style } from './style.ts'
import { grain, wash } from './texture.ts'

const clay = ({ fixedColor }: Canvas, lightness = 0.68): string => fixedColor(lightness, 0.14, 48)
const glaze = ({ fixedColor }: Canvas): string => fixedColor(0.21, 0.025, 40)

/** Draws a band of Greek keys across the image. */
const meander = (y: number, ink: string, width: number): string =>
  Array.from({ length: 13 }, (_, index) =>
    line(
      `M${index * 80 - 20} ${y + 46}H${index * 80 + 60}V${y}H${index * 80 + 4}V${y + 30}H${index * 80 + 36}V${y + 16}`,
      ink,
      width,
    ),
  ).join('')

/**
 * A style like Greek vase painting: black figures on clay between two bands of Greek keys, with a row of rays at the bottom.
 */
export const classical: Style = {
  ground: (canvas) => {
    const ink = glaze(canvas)
    const disc =
      canvas.variant === 0
        ? dot(500, 470, 312, clay(canvas, 0.74)) +
          `<circle cx="500" cy="470" r="324" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="500" cy="470" r="340" fill="none" stroke="${ink}" stroke-width="3"/>`
        : ''
    return wash('ground', clay(canvas, 0.72), clay(canvas, 0.62)) + disc
  },
  tints: (canvas) => ({ things: [glaze(canvas)], numeral: canvas.fixedColor(0.4, 0.12, 30) }),
  // Fits the things between the bands.
  area: { x: 80, y: 50, scale: 0.84 },
  treat: ({ fixedColor }) => ({
    saturation: 0.3,
    contrast: 1.1,
    tones: { dark: fixedColor(0.42, 0.03, 70), light: fixedColor(0.98, 0.01, 85), share: 0.85 },
  }),
  over: (canvas) => {
    const ink = glaze(canvas)
    const band = (y: number): string =>
      `<rect y="${y}" width="${side}" height="76" fill="${clay(canvas, 0.75)}"/><path d="M0 ${y}H1000M0 ${y + 76}H1000" stroke="${ink}" stroke-width="6"/>`
    const teeth = Array.from(
      { length: 25 },
      (_, index) => `<path d="M${index * 40} 1000L${index * 40 + 20} 930 ${index * 40 + 40} 1000Z" fill="${ink}"/>`,
    )
    const cracks = Array.from({ length: 5 }, () => {
      const [x, y] = [canvas.random.between(0, 1000), canvas.random.between(0, 1000)]
      return line(`M${x.toFixed(0)} ${y.toFixed(0)}l30 44-12 36 40 52`, ink, 1.4, ' opacity=".4"')
    })
    return (
      band(-4) +
      meander(12, ink, 8) +
      band(856) +
      meander(872, ink, 8) +
      teeth.join('') +
      cracks.join('') +
      grain(canvas.random.below(999), 0.3, 0.6, ink)
    )
  },
  plate: (canvas, { x, y, width, height }) =>
    `<rect x="${x - 40}" y="${y + 6}" width="${width + 80}" height="${height + 8}" fill="${glaze(canvas)}"/>`,
  room: { x: 190, y: 122, width: 620, height: 150 },
  hand: (canvas) => ({ ink: clay(canvas, 0.8), weight: 1.5, isSquare: true }),
}
