import { box, dot, line, num, path, placed, starPath } from '../svg.ts'
import { confetti, glow, wash } from '../styles/texture.ts'
import { bunting, cloud, ground, rect, ring } from './shapes.ts'
import { below, type Scene } from './stage.ts'

const spark = (x: number, y: number, scale: number, ink: string): string =>
  placed(path(starPath(4, 60, 9), ink), x, y, scale)

/** A dance floor with beams of light. */
export const dance: Scene = ({ inks: c, put, word, hasWord }) => {
  const beams = [-760, -380, 0, 380, 760]
    .map((x, index) =>
      path(
        `M${500 + x * 0.22} -30L${500 + x - 110} 820H${500 + x + 110}Z`,
        [c.pop, c.glow, c.soft][index % 3] ?? c.pop,
        ' opacity=".3"',
      ),
    )
    .join('')
  const level = (row: number): number => 690 + row * row * 19 + row * 16
  const across = (column: number, y: number): number => 500 + column * 64 * ((y - 560) / 130)
  const floor = Array.from({ length: 4 * 16 }, (_, index) => {
    const [row, column] = [Math.floor(index / 16), (index % 16) - 8]
    if ((row + column) % 2 === 0) return ''
    const [top, bottom] = [level(row), level(row + 1)]
    return path(
      `M${num(across(column, top))} ${top}L${num(across(column + 1, top))} ${top}L${num(across(column + 1, bottom))} ${bottom}L${num(across(column, bottom))} ${bottom}Z`,
      [c.mid, c.soft][(row + index) % 2] ?? c.mid,
    )
  }).join('')
  return (
    wash('hall', c.deep, c.ground, 0) +
    beams +
    rect(0, level(0), 1_000, 400, c.deep) +
    floor +
    line('M500-10V190', c.paper, 6) +
    put(0, 500, hasWord ? 370 : 410, 2.7) +
    put(1, 175, 640, 1.25, -10) +
    put(2, 830, 645, 1.25, 10) +
    spark(230, 250, 1, c.paper) +
    spark(790, 180, 1.3, c.paper) +
    spark(720, 440, 0.7, c.glow) +
    word(below, c.glow, c.ink)
  )
}

/** A set table seen from above. */
export const table: Scene = ({ inks: c, put }) => {
  const checks = Array.from(
    { length: 10 },
    (_, index) =>
      rect(index * 200, 0, 100, 1_000, c.pop, ' opacity=".32"') +
      rect(0, index * 200, 1_000, 100, c.pop, ' opacity=".32"'),
  ).join('')
  const fork = `${box(-9, -30, 18, 300, c.deep, 9)}${[-26, 0, 26].map((x) => box(x - 6, -170, 12, 130, c.deep, 6)).join('')}${box(-32, -60, 64, 44, c.deep, 20)}`
  const knife = `${box(-9, -10, 18, 280, c.deep, 9)}${path('M-13 0V-190Q30-150 22 0Z', c.deep)}`
  return (
    ground(c.soft) +
    checks +
    dot(506, 512, 352, c.ink, ' opacity=".2"') +
    dot(500, 500, 350, c.paper) +
    ring(500, 500, 268, c.ground, 14) +
    placed(fork, 82, 480, 1) +
    placed(knife, 918, 480, 1) +
    put(0, 500, 500, 2.35) +
    put(1, 150, 140, 0.95, -12) +
    put(2, 850, 140, 0.95, 12) +
    put(3, 160, 880, 0.9, 10) +
    put(1, 850, 880, 0.9, -10)
  )
}

/** A lit stage with open curtains. */
export const curtain: Scene = ({ inks: c, put, word, hasWord }) => {
  const drape = (sign: number, from: number): string =>
    Array.from({ length: 4 }, (_, index) => {
      const x = from + sign * index * 62
      return path(
        `M${x} -10H${x + sign * 70}Q${x + sign * (30 - index * 10)} 560 ${x + sign * (58 - index * 44)} 1010H${x - sign * 40}Z`,
        index % 2 === 0 ? c.pop : c.deep,
      )
    }).join('')
  const valance = Array.from({ length: 6 }, (_, index) =>
    path(
      `M${index * 170 - 12} -10H${index * 170 + 174}Q${index * 170 + 81} 190 ${index * 170 - 12} -10Z`,
      index % 2 === 0 ? c.pop : c.mid,
    ),
  ).join('')
  return (
    ground(c.ink) +
    glow('light', 500, 470, 520, c.glow, 0.75) +
    path('M420-10L190 860H810L580-10Z', c.glow, ' opacity=".25"') +
    rect(0, 830, 1_000, 180, c.deep) +
    `<ellipse cx="500" cy="846" rx="330" ry="52" fill="${c.glow}" opacity=".55"/>` +
    put(0, 500, hasWord ? 500 : 560, 2.6) +
    put(1, 285, 790, 0.95, -8) +
    put(2, 715, 790, 0.95, 8) +
    drape(1, -30) +
    drape(-1, 1_030) +
    valance +
    Array.from({ length: 9 }, (_, index) => dot(60 + index * 110, 962, 20, c.glow)).join('') +
    word({ x: 230, y: 190, width: 540, height: 110 }, c.paper)
  )
}

/** A party table with flags and confetti. */
export const feast: Scene = ({ random, inks: c, put, sticker, word, hasWord }) =>
  ground(c.ground) +
  Array.from({ length: 6 }, (_, index) => rect(index * 180, 0, 90, 1_000, c.soft, ' opacity=".35"')).join('') +
  confetti(random, 60, [c.pop, c.glow, c.paper, c.mid]) +
  bunting(-10, 120, [c.pop, c.paper, c.glow, c.mid], c.ink) +
  rect(0, 830, 1_000, 180, c.paper) +
  Array.from({ length: 8 }, (_, index) => path(`M${index * 130 - 20} 830h130q-65 96-130 0Z`, c.pop)).join('') +
  put(1, 165, 690, 1.35, -5) +
  put(2, 838, 690, 1.35, 5) +
  sticker(0, 500, 590, hasWord ? 2.5 : 2.9) +
  word({ x: 150, y: 226, width: 700, height: 130 }, c.deep, c.paper)

/** A huge word or number with motifs in front of it. */
export const numeral: Scene = ({ random, inks: c, sticker, word }) =>
  ground(c.ground) +
  dot(500, 430, 420, c.soft, ' opacity=".55"') +
  confetti(random, 80, [c.pop, c.glow, c.paper, c.mid]) +
  word({ x: 84, y: 132, width: 846, height: 600 }, c.deep) +
  word({ x: 70, y: 112, width: 846, height: 600 }, c.pop, c.paper) +
  sticker(1, 190, 800, 1.5, -8) +
  sticker(0, 770, 760, 1.95, 5) +
  sticker(2, 470, 870, 1.05, 6)

/** A baby mobile among clouds, in front of a rainbow. */
export const cradle: Scene = ({ inks: c, put, word, hasWord }) => {
  const hung = (member: number, x: number, y: number, scale: number): string =>
    line(`M${x} -10V${y - 70 * scale}`, c.mid, 4) + put(member, x, y, scale)
  return (
    wash('sky', c.ground, c.soft, 0) +
    ring(500, 800, 470, c.pop, 44, ' opacity=".5"') +
    ring(500, 800, 424, c.glow, 44, ' opacity=".7"') +
    ring(500, 800, 378, c.mid, 44, ' opacity=".5"') +
    hung(1, 150, 330, 1.1) +
    hung(2, 850, 300, 1.1) +
    hung(3, 320, 190, 0.7) +
    hung(3, 680, 180, 0.7) +
    cloud(140, 830, 2, c.paper) +
    cloud(860, 840, 2.1, c.paper) +
    put(0, 500, hasWord ? 540 : 570, 2.7) +
    cloud(500, 900, 2.6, c.paper) +
    cloud(230, 950, 1.8, c.paper) +
    cloud(790, 960, 1.8, c.paper) +
    word({ ...below, y: 820, height: 130 }, c.deep)
  )
}

/** An Art Deco pattern of fans, with a diamond-shaped medallion. */
export const deco: Scene = ({ inks: c, put, word, hasWord }) => {
  const fans = Array.from({ length: 42 }, (_, index) => {
    const [row, column] = [Math.floor(index / 6), index % 6]
    const [x, y] = [column * 200 + (row % 2) * 100 - 50, row * 170]
    return [96, 72, 48, 24].map((radius) => dot(x, y, radius, c.deep, ` stroke="${c.soft}" stroke-width="5"`)).join('')
  }).join('')
  return (
    ground(c.deep) +
    fans +
    path('M500 60L900 500L500 940L100 500Z', c.ground, ` stroke="${c.pop}" stroke-width="10"`) +
    path('M500 108L852 500L500 892L148 500Z', 'none', ` stroke="${c.pop}" stroke-width="4"`) +
    glow('shine', 500, 470, 330, c.glow, 0.35) +
    put(0, 500, hasWord ? 440 : 490, 2.15) +
    word({ x: 300, y: 650, width: 400, height: 100 }, c.glow) +
    [
      [60, 60],
      [940, 60],
      [60, 940],
      [940, 940],
    ]
      .map(([x = 0, y = 0]) => spark(x, y, 1.2, c.pop))
      .join('') +
    `<rect x="22" y="22" width="956" height="956" fill="none" stroke="${c.pop}" stroke-width="8"/>`
  )
}
