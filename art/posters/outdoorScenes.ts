import { dot, line, num, path, starPath, placed } from '../svg.ts'
import { hills, starDust, wash } from '../styles/texture.ts'
import { cloud, fir, flurry, rect, ring, sprig, waves } from './shapes.ts'
import { above, below, type Scene } from './stage.ts'

/** A wide landscape under a low sun. */
export const land: Scene = ({ random, inks: c, put, word }) =>
  wash('sky', c.soft, c.ground, 0) +
  dot(690, 330, 230, c.glow, ' opacity=".45"') +
  dot(690, 330, 160, c.glow) +
  cloud(190, 210, 1.1, c.paper, 0.9) +
  cloud(880, 150, 0.8, c.paper, 0.75) +
  hills(random, 560, 50, c.soft) +
  hills(random, 650, 45, c.mid) +
  put(1, 165, 610, 1.25, -4) +
  put(2, 850, 625, 1.2, 5) +
  put(0, 490, 560, 3.1) +
  hills(random, 850, 24, c.deep) +
  put(3, 130, 880, 0.8, -10) +
  put(3, 880, 890, 0.9, 12) +
  word(below, c.paper)

/** A night landscape under a large moon. */
export const night: Scene = ({ random, inks: c, put, word }) =>
  wash('sky', c.deep, c.ground, 0) +
  starDust(random, 110, c.paper) +
  dot(500, 450, 400, c.mid, ' opacity=".28"') +
  dot(500, 450, 320, c.mid, ' opacity=".5"') +
  dot(500, 450, 246, c.glow) +
  [
    [150, 160],
    [860, 210],
    [120, 600],
    [890, 610],
  ]
    .map(([x = 0, y = 0]) => placed(path(starPath(4, 40, 9), c.paper), x, y, random.between(0.7, 1.3)))
    .join('') +
  put(0, 500, 460, 2.75, random.between(-5, 5)) +
  hills(random, 800, 30, c.mid) +
  put(1, 175, 745, 1.05, -6) +
  put(2, 830, 750, 1.05, 6) +
  hills(random, 885, 22, c.deep) +
  word({ ...below, y: 800, height: 150 }, c.glow)

/** A half-set sun over the water. */
export const sea: Scene = ({ inks: c, put, word }) => {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    rect(200, 440 + index * 28, 600, 5 + index * 2.4, c.soft),
  ).join('')
  return (
    wash('sky', c.ground, c.soft, 0) +
    dot(500, 500, 290, c.glow) +
    stripes +
    cloud(150, 250, 1, c.paper, 0.9) +
    cloud(860, 330, 0.8, c.paper, 0.8) +
    waves(600, 190, 62, c.soft) +
    waves(668, 170, 58, c.mid, 60) +
    put(1, 150, 640, 1.1, -8) +
    put(2, 862, 650, 1.1, 8) +
    put(0, 500, 520, 2.85) +
    waves(770, 180, 66, c.mid, 20) +
    waves(858, 160, 58, c.deep, 80) +
    put(3, 790, 880, 0.75, 10) +
    word(above, c.deep, c.paper)
  )
}

/** A snowy landscape with fir trees. */
export const snow: Scene = ({ random, inks: c, put, word }) =>
  wash('sky', c.ground, c.soft, 0) +
  dot(740, 250, 110, c.glow, ' opacity=".9"') +
  hills(random, 590, 50, c.mid) +
  fir(110, 720, 1.5, c.deep, c.ink) +
  fir(270, 690, 1, c.deep, c.ink) +
  fir(900, 730, 1.7, c.deep, c.ink) +
  fir(745, 690, 1.05, c.deep, c.ink) +
  hills(random, 700, 30, c.soft) +
  put(0, 500, 560, 2.8) +
  hills(random, 820, 26, c.paper) +
  put(1, 180, 800, 1.1, -8) +
  put(2, 830, 805, 1.1, 8) +
  flurry(random, 120, c.paper, 9) +
  word({ ...below, y: 850, height: 110 }, c.pop)

/** Roofs with lit windows under a starry sky. */
export const skyline: Scene = ({ random, inks: c, put, word }) => {
  const house = (x: number, width: number, top: number, fill: string): string =>
    rect(x, top, width, 1_000 - top, fill) +
    Array.from({ length: Math.floor((940 - top) / 62) * 3 }, (_, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)]
      if (random.below(5) < 2) return ''
      return rect(x + width * (0.16 + column * 0.27), top + 34 + row * 62, width * 0.16, 30, c.glow, ' opacity=".85"')
    }).join('')
  return (
    wash('sky', c.deep, c.mid, 0) +
    starDust(random, 70, c.paper, 600) +
    dot(500, 380, 330, c.soft, ' opacity=".22"') +
    put(1, 170, 250, 1.15, -8) +
    put(2, 840, 260, 1.15, 8) +
    [0, 180, 370, 560, 760].map((x, index) => house(x, 200, 610 + ((index * 83) % 130), c.ground)).join('') +
    put(0, 500, 390, 2.8, random.between(-5, 5)) +
    [-60, 120, 640, 830].map((x, index) => house(x, 220, 760 + ((index * 57) % 90), c.ink)).join('') +
    word({ ...below, y: 810, height: 140 }, c.glow, c.ink)
  )
}

/** The main motif flying over a sports field. */
export const pitch: Scene = ({ inks: c, put, word, hasWord }) => {
  const y = hasWord ? 430 : 500
  const mown = Array.from({ length: 5 }, (_, index) => rect(index * 200, 0, 100, 1_000, c.mid, ' opacity=".7"')).join(
    '',
  )
  const flight = [-1, 0, 1]
    .map((step) =>
      line(
        `M${120 + step * 34} ${num(y + 250 + step * 74)}L${270 + step * 40} ${num(y + 150 + step * 60)}`,
        c.glow,
        16,
      ),
    )
    .join('')
  return (
    rect(0, 0, 1_000, 1_000, c.ground) +
    mown +
    line('M-10 500H1010M500-10V1010', c.paper, 10, ' opacity=".75"') +
    ring(500, 500, 250, c.paper, 10, ' opacity=".75"') +
    rect(300, -20, 400, 130, 'none', ` stroke="${c.paper}" stroke-width="10" opacity=".75"`) +
    rect(300, 890, 400, 130, 'none', ` stroke="${c.paper}" stroke-width="10" opacity=".75"`) +
    flight +
    put(0, 530, y, 3.2, -14) +
    put(1, 160, 170, 1, -10) +
    put(2, 850, 180, 1, 10) +
    word(below, c.paper, c.deep)
  )
}

/** An arch among sprigs, for weddings and similar celebrations. */
export const arch: Scene = ({ inks: c, put, word, hasWord }) => {
  const sprigs = [
    [120, 1_000, 1.5, -14],
    [220, 1_020, 1.15, 8],
    [880, 1_000, 1.5, 14],
    [780, 1_020, 1.15, -8],
    [40, 960, 1.2, -34],
    [960, 960, 1.2, 34],
  ]
    .map(([x = 0, at = 0, scale = 1, turn = 0], index) =>
      sprig(x, at, scale, turn, c.deep, index % 2 === 0 ? c.mid : c.deep),
    )
    .join('')
  return (
    rect(0, 0, 1_000, 1_000, c.soft) +
    path('M170 1000V470a330 330 0 0 1 660 0V1000Z', c.ground) +
    `<path d="M205 1000V475a295 295 0 0 1 590 0V1000" fill="none" stroke="${c.glow}" stroke-width="7"/>` +
    word({ x: 270, y: 240, width: 460, height: 130 }, c.deep) +
    put(0, 500, hasWord ? 600 : 530, 2.5) +
    sprigs +
    put(1, 190, 890, 1.15, -10) +
    put(2, 815, 895, 1.15, 10) +
    put(3, 500, 930, 0.85)
  )
}
