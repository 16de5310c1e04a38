import { dot, line, num } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { glow, grain, starDust, vignette, wash } from './texture.ts'

/** A style that shows a dreamworld at night, with northern lights, a huge moon, floating islands, and glowing things. */
export const fantasy: Style = {
  ground: ({ random, tone }) => {
    const aurora = Array.from({ length: 5 }, (_, index) => {
      const y = 120 + index * 70
      const d = `M-60 ${y + random.between(0, 120)}C${num(random.between(150, 300))} ${num(y - random.between(80, 200))} ${num(random.between(500, 700))} ${num(y + random.between(120, 240))} 1060 ${num(y - random.between(0, 120))}`
      return (
        line(d, tone(0.8, 0.17, index * 0.45 - 0.6), 120 - index * 16, ' opacity=".16"') +
        line(d, tone(0.86, 0.15, index * 0.45 - 0.6), 26, ' opacity=".35"')
      )
    })
    const island = (x: number, y: number, size: number): string =>
      `<path d="M${num(x - size)} ${y}Q${x} ${num(y - size * 0.34)} ${num(x + size)} ${y}C${num(x + size * 0.6)} ${num(y + size * 0.3)} ${num(x + size * 0.3)} ${num(y + size * 0.5)} ${num(x + size * 0.1)} ${num(y + size * 1.15)} ${num(x - size * 0.1)} ${num(y + size * 0.6)} ${num(x - size * 0.6)} ${num(y + size * 0.5)} ${num(x - size)} ${y}Z" fill="${tone(0.3, 0.1, 0.5)}"/><path d="M${num(x - size)} ${y}Q${x} ${num(y - size * 0.34)} ${num(x + size)} ${y}Q${x} ${num(y + size * 0.3)} ${num(x - size)} ${y}Z" fill="${tone(0.62, 0.14, 2.2)}"/>`
    const crystal = (x: number, y: number, size: number, turn: number): string =>
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"><path d="M0 ${num(-size)}L${num(size * 0.24)} ${num(-size * 0.7)}V0H${num(-size * 0.24)}V${num(-size * 0.7)}Z" fill="${tone(0.8, 0.14, 1)}"/><path d="M0 ${num(-size)}L${num(size * 0.24)} ${num(-size * 0.7)}V0H0Z" fill="${tone(0.62, 0.17, 1)}"/></g>`
    const moonX = random.between(240, 760)
    return (
      wash('ground', tone(0.17, 0.1, 0.2), tone(0.42, 0.17, 0.9), 0.05) +
      starDust(random, 150, tone(0.96, 0.03), 800) +
      aurora.join('') +
      glow('halo', moonX, 300, 400, tone(0.9, 0.08, 0.5), 0.6) +
      dot(moonX, 300, 150, tone(0.94, 0.05, 0.5)) +
      dot(moonX - 40, 270, 26, tone(0.87, 0.06, 0.5)) +
      dot(moonX + 50, 340, 36, tone(0.88, 0.06, 0.5)) +
      island(150, 470, 110) +
      island(860, 540, 130) +
      island(500, 830, 380) +
      Array.from({ length: 12 }, (_, index) =>
        crystal(random.between(30, 970), 1_010, random.between(90, 250), (index - 6) * 4),
      ).join('')
    )
  },
  tints: ({ tone }) => ({
    things: [tone(0.76, 0.17), tone(0.76, 0.17, 0.9), tone(0.76, 0.17, 1.8)],
    numeral: tone(0.66, 0.19, -0.8),
  }),
  treat: ({ fixedColor }) => ({
    saturation: 1.1,
    bloom: 0.6,
    tones: { dark: fixedColor(0.28, 0.14, 290), light: fixedColor(0.95, 0.08, 200), share: 0.28 },
  }),
  over: ({ random, tone }) =>
    Array.from({ length: 46 }, () => {
      const [x, y, size] = [random.between(0, 1000), random.between(200, 1000), random.between(2, 6)]
      return dot(x, y, size * 3, tone(0.95, 0.1, 1), ' opacity=".18"') + dot(x, y, size, tone(0.98, 0.05, 1))
    }).join('') +
    vignette(tone(0.1, 0.06, 0.2), 0.7) +
    grain(random.below(999), 0.14),
  room: topRoom,
  hand: ({ tone }) => ({
    ink: tone(0.97, 0.05, 1),
    weight: 1.5,
    isNib: true,
    edge: { ink: tone(0.25, 0.13, 0.4), weight: 1.8 },
  }),
}
