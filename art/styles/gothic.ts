import { around, dot, line, num, rotateBy } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { glow, grain, vignette } from './texture.ts'

const arch = 'M120 1000V470C120 260 300 90 500 30 700 90 880 260 880 470V1000Z'

/** A style like a stained-glass window in a dark wall, with a pointed arch, leaded panes, and beams of light. */
export const gothic: Style = {
  ground: ({ random, tone, fixedColor }) => {
    const lead = fixedColor(0.14, 0.01, 270)
    const panes = Array.from({ length: 90 }, (_, index) => {
      const [column, row] = [index % 9, Math.floor(index / 9)]
      const [x, y] = [column * 112, row * 104]
      return `<path d="M${x + 56} ${y}L${x + 112} ${y + 52} ${x + 56} ${y + 104} ${x} ${y + 52}Z" fill="${tone(random.between(0.34, 0.62), random.between(0.1, 0.17), random.pick([0, 0.4, -0.5, 2.2, 3]))}" stroke="${lead}" stroke-width="5"/><path d="M${x} ${y + 52}L${x + 56} ${y + 104} ${x} ${y + 156} ${x - 56} ${y + 104}Z" fill="${tone(random.between(0.3, 0.56), random.between(0.09, 0.16), random.pick([0, 0.4, -0.5, 2.2, 3]))}" stroke="${lead}" stroke-width="5"/>`
    })
    const rose = around(12, (turn, index) =>
      rotateBy(
        `<path d="M-58-215Q0-400 58-215Z" fill="${tone(index % 2 === 0 ? 0.6 : 0.48, 0.17, index % 3)}" stroke="${lead}" stroke-width="9"/>`,
        turn,
      ),
    )
    const stones = Array.from(
      { length: 14 },
      (_, row) =>
        `<path d="M0 ${row * 74}H1000M${(row % 2) * 60 + 40} ${row * 74}v74M${(row % 2) * -60 + 960} ${row * 74}v74" stroke="${fixedColor(0.13, 0.01, 270)}" stroke-width="5" fill="none"/>`,
    )
    return `<rect width="1000" height="1000" fill="${fixedColor(0.23, 0.012, 270)}"/>${stones.join('')}<defs><clipPath id="window"><path d="${arch}"/></clipPath></defs><g clip-path="url(#window)">${panes.join('')}${glow('sun', 500, 520, 520, tone(0.92, 0.1, 0.7), 0.75)}<g transform="translate(500 560)">${rose}${dot(0, 0, 232, tone(0.83, 0.08, 0.6), ` stroke="${lead}" stroke-width="12"`)}</g></g>`
  },
  tints: ({ fixedColor, tone }) => ({
    things: [tone(0.5, 0.19, 1.8), tone(0.5, 0.19, 2.8), tone(0.5, 0.19, 3.8)],
    numeral: fixedColor(0.48, 0.17, 260),
  }),
  area: { x: 100, y: 150, scale: 0.8 },
  treat: ({ fixedColor }) => ({
    saturation: 0.45,
    contrast: 1.3,
    tones: { dark: fixedColor(0.12, 0.03, 300), light: fixedColor(0.9, 0.04, 80), share: 0.4 },
    outline: { ink: fixedColor(0.1, 0.01, 300), width: 5 },
  }),
  gather: (things) => `<g clip-path="url(#window)">${things}</g>`,
  over: ({ random, fixedColor, tone }) => {
    const stone = fixedColor(0.36, 0.012, 270)
    const beams = Array.from(
      { length: 5 },
      (_, index) =>
        `<path d="M${num(300 + index * 90)} 200L${num(index * 190 - 60)} 1000H${num(index * 190 + 90)}Z" fill="${tone(0.95, 0.08, index)}" opacity=".09"/>`,
    )
    return (
      beams.join('') +
      `<path d="${arch}" fill="none" stroke="${stone}" stroke-width="44"/><path d="${arch}" fill="none" stroke="${fixedColor(0.17, 0.01, 270)}" stroke-width="5"/>` +
      line('M92 1000V470C92 240 290 66 500 4 710 66 908 240 908 470V1000', fixedColor(0.5, 0.015, 270), 7) +
      vignette(fixedColor(0.08, 0.01, 270), 0.7, 0.6) +
      grain(random.below(999), 0.35)
    )
  },
  plate: ({ fixedColor }, { x, y, width, height }) =>
    `<path d="M${x} ${y - 22}H${x + width}L${x + width + 40} ${y + height / 2} ${x + width} ${y + height + 22}H${x}L${x - 40} ${y + height / 2}Z" fill="${fixedColor(0.16, 0.01, 270)}" stroke="${fixedColor(0.72, 0.11, 85)}" stroke-width="6"/>`,
  room: topRoom,
  hand: ({ fixedColor }) => ({ ink: fixedColor(0.86, 0.11, 88), weight: 2.3, isNib: true, isSquare: true }),
}
