import { dot, line, num, path, starPath, placed } from '../svg.ts'
import { confetti, halftone, rays } from '../styles/texture.ts'
import { ground, rect, ring, sprig } from './shapes.ts'
import { above, below, type Scene } from './stage.ts'

/** A comic-style explosion with rays and halftone dots. */
export const bang: Scene = ({ inks: c, sticker, word, hasWord }) =>
  ground(c.ground) +
  rays(500, 520, 14, c.soft, 0.85, 0.1) +
  halftone(c.deep, 30, (x, y) => Math.max(0, (Math.hypot(x - 0.5, y - 0.52) - 0.46) * 1.5)) +
  placed(path(starPath(18, 430, 330), c.ink), 512, 556) +
  placed(path(starPath(18, 420, 322), c.glow), 500, 540) +
  sticker(1, 160, 800, 1.25, -12) +
  sticker(2, 850, 800, 1.25, 12) +
  sticker(0, 500, hasWord ? 590 : 540, 2.75, -4) +
  word(above, c.pop, c.ink)

/** A grid of colored blocks, some with simple shapes, behind the motifs. */
export const blocks: Scene = ({ random, inks: c, put }) => {
  const cell = 1_000 / 3
  const fills = [c.pop, c.glow, c.deep, c.soft, c.mid, c.paper]
  const shapes: readonly ((fill: string) => string)[] = [
    (fill) => path(`M0 0A${cell} ${cell} 0 0 1 ${cell} ${cell}H0Z`, fill),
    (fill) =>
      path(`M0 ${cell / 2}A${cell / 2} ${cell / 2} 0 0 1 ${cell} ${cell / 2}Z`, fill) +
      rect(0, cell / 2, cell, cell / 2, fill, ' opacity=".35"'),
    (fill) => Array.from({ length: 4 }, (_, index) => rect(0, index * 84 + 20, cell, 42, fill)).join(''),
    (fill) =>
      Array.from({ length: 16 }, (_, index) =>
        dot((index % 4) * 84 + 40, Math.floor(index / 4) * 84 + 40, 22, fill),
      ).join(''),
    (fill) => ring(cell / 2, cell / 2, 108, fill, 60),
  ]
  const start = random.below(6)
  const spots = [
    [0, 2],
    [1, 2],
    [2, 2],
    [2, 0],
    [2, 1],
  ] as const
  return (
    ground(c.ground) +
    dot(cell, cell, 292, c.soft) +
    spots
      .map(([column, row], index) => {
        const [under, over] = [fills[(start + index) % 6] ?? c.pop, fills[(start + index + 2) % 6] ?? c.glow]
        const holds = index % 2 === 1
        const shape = shapes[(start + index) % shapes.length] ?? (() => '')
        return `<g transform="translate(${num(column * cell)} ${num(row * cell)})">${rect(0, 0, cell + 1, cell + 1, under)}${holds ? '' : shape(over)}</g>`
      })
      .join('') +
    put(1, cell * 1.5, cell * 2.5, 1.2, -6) +
    put(2, cell * 2.5, cell * 0.5, 1.2, 6) +
    put(0, cell, cell, 2.6, -3)
  )
}

/** Wide, curved bands, as on a record sleeve. */
export const bands: Scene = ({ inks: c, put, word }) =>
  ground(c.soft) +
  [c.deep, c.pop, c.mid, c.glow, c.ground].map((fill, index) => dot(120, 1_040, 980 - index * 118, fill)).join('') +
  dot(120, 1_040, 390, c.paper) +
  put(1, 190, 850, 1.5, -8) +
  put(2, 850, 180, 1.1, 10) +
  put(0, 590, 500, 2.8, 6) +
  word({ x: 90, y: 70, width: 560, height: 150 }, c.deep)

/** The motifs repeated as on wrapping paper. */
export const wrapping: Scene = ({ random, inks: c, put }) =>
  ground(c.ground) +
  Array.from({ length: 36 }, (_, index) => {
    const [row, column] = [Math.floor(index / 6), index % 6]
    return dot(column * 200 + (row % 2) * 100 - 60, row * 190 + 114, 13, row % 2 === 0 ? c.glow : c.soft)
  }).join('') +
  Array.from({ length: 25 }, (_, index) => {
    const [row, column] = [Math.floor(index / 5), index % 5]
    const member = (column + row) % 2 === 0 ? 0 : 1 + ((column + row * 2) % 3)
    return put(
      member,
      column * 250 + (row % 2) * 125 - 62,
      row * 228 + 44,
      member === 0 ? 1.08 : 0.86,
      random.between(-15, 15),
    )
  }).join('')

/** A wreath of leaves around the main motif. */
export const wreath: Scene = ({ inks: c, put, word, hasWord }) => {
  const leaves = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2
    const [x, y] = [500 + Math.cos(angle) * 400, 500 + Math.sin(angle) * 400]
    return sprig(
      x,
      y,
      0.86,
      (angle * 180) / Math.PI + 150,
      c.deep,
      index % 3 === 0 ? c.deep : index % 3 === 1 ? c.mid : c.glow,
    )
  }).join('')
  const blossoms = Array.from({ length: 7 }, (_, index) => {
    const angle = ((index + 0.35) / 7) * Math.PI * 2
    return put(1 + (index % 3), 500 + Math.cos(angle) * 380, 500 + Math.sin(angle) * 380, 0.78, index * 40)
  }).join('')
  return (
    ground(c.soft) +
    dot(500, 500, 405, c.ground, ' opacity=".6"') +
    leaves +
    dot(500, 500, 292, c.paper) +
    ring(500, 500, 268, c.glow, 6) +
    blossoms +
    put(0, 500, hasWord ? 445 : 500, hasWord ? 1.45 : 1.9) +
    word({ x: 325, y: 585, width: 350, height: 105 }, c.deep)
  )
}

/** A striped sun over a grid that runs to the horizon. */
export const horizon: Scene = ({ inks: c, put, word }) => {
  const columns = Array.from({ length: 21 }, (_, index) => `M500 640L${(index - 10) * 210 + 500} 1010`).join('')
  const rows = [660, 690, 732, 790, 866, 960].map((y) => `M-10 ${y}H1010`).join('')
  return (
    ground(c.deep) +
    `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.glow}"/><stop offset="1" stop-color="${c.soft}"/></linearGradient></defs>` +
    dot(500, 410, 292, 'url(#dusk)') +
    Array.from({ length: 6 }, (_, index) => rect(190, 430 + index * 40, 620, 6 + index * 3.6, c.deep)).join('') +
    path('M-10 650L120 520L220 600L330 470L440 640H560L680 500L780 590L900 490L1010 640V660H-10Z', c.ground) +
    rect(0, 640, 1_000, 370, c.ground) +
    line(columns + rows, c.mid, 5) +
    put(1, 150, 250, 1.1, -12) +
    put(2, 850, 250, 1.1, 12) +
    put(0, 500, 560, 2.7) +
    word({ ...below, y: 800, height: 150 }, c.pop, c.ink)
  )
}

/** The main motif in front of the rings of a target. */
export const target: Scene = ({ random, inks: c, sticker, word, hasWord }) =>
  ground(c.ground) +
  [c.mid, c.soft, c.pop, c.glow].map((fill, index) => dot(500, 520, 470 - index * 92, fill)).join('') +
  confetti(random, 34, [c.paper, c.deep, c.glow]) +
  sticker(1, 160, 830, 1.2, -8) +
  sticker(2, 845, 835, 1.2, 8) +
  sticker(0, 500, hasWord ? 570 : 520, 2.85, random.between(-5, 5)) +
  word(above, c.paper, c.deep)
