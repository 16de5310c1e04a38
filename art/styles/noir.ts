import { side, type Canvas } from '../canvas.ts'
import { num } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { grain, vignette } from './texture.ts'

const grey = ({ fixedColor }: Canvas, lightness: number): string => fixedColor(lightness, 0.004, 260)

/** Draws houses at night with a few lit windows. */
function skyline(canvas: Canvas, level: number, lightness: number): string {
  const { random } = canvas
  let [x, houses] = [-20, '']
  while (x < side) {
    const [width, top] = [random.between(60, 130), level + random.between(-130, 60)]
    houses += `<rect x="${num(x)}" y="${num(top)}" width="${num(width)}" height="${num(side - top)}" fill="${grey(canvas, lightness)}"/>`
    for (let lamp = 0; lamp < 4; lamp += 1)
      houses += `<rect x="${num(x + random.between(8, width - 18))}" y="${num(top + random.between(14, 200))}" width="9" height="14" fill="${grey(canvas, 0.86)}" opacity=".55"/>`
    x += width + random.between(-4, 10)
  }
  return houses
}

/** A style in black, white, and one accent color, with a harsh lamp, rain, and the shadow of window blinds. */
export const noir: Style = {
  ground: (canvas) => {
    const { random, variant } = canvas
    const lampX = variant % 2 === 0 ? 140 : 860
    return `<rect width="${side}" height="${side}" fill="${grey(canvas, 0.16)}"/>${skyline(canvas, 420, 0.24)}${skyline(canvas, 560, 0.12)}<path d="M${lampX} -40L${lampX < 500 ? 180 : -120} 1040H${lampX < 500 ? 1120 : 820}Z" fill="${grey(canvas, 0.97)}" opacity=".78"/><ellipse cx="500" cy="900" rx="470" ry="110" fill="${grey(canvas, 0.98)}" opacity=".85"/>${Array.from({ length: 70 }, () => `<path d="M${num(random.between(0, 1100))} ${num(random.between(-40, 1000))}l-22 70" stroke="${grey(canvas, 0.8)}" stroke-width="1.6" opacity=".4"/>`).join('')}`
  },
  tints: (canvas) => ({ things: [canvas.tone(0.66, 0.21), grey(canvas, 0.3)], numeral: grey(canvas, 0.44) }),
  treat: ({ fixedColor }) => ({
    saturation: 0,
    contrast: 1.5,
    tones: { dark: fixedColor(0.08, 0.004, 260), light: fixedColor(0.98, 0.004, 260), share: 1 },
    outline: { ink: fixedColor(0.05, 0.004, 260), width: 4 },
  }),
  over: (canvas) => {
    const slats = Array.from(
      { length: 13 },
      (_, index) =>
        `<rect x="-300" y="${index * 92 - 60}" width="1700" height="30" fill="${grey(canvas, 0.04)}" opacity=".5" transform="rotate(-9 500 500)"/>`,
    )
    return slats.join('') + vignette(grey(canvas, 0.02), 0.9, 0.42) + grain(canvas.random.below(999), 0.3, 0.9)
  },
  room: topRoom,
  hand: (canvas) => ({
    ink: canvas.tone(0.68, 0.21),
    weight: 2.4,
    isSquare: true,
    lean: 8,
    edge: { ink: grey(canvas, 0.06), weight: 1.8 },
  }),
}
