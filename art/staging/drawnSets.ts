import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import type { SpriteName } from '../sprites/sprites.ts'
import { dot, line, num } from '../svg.ts'
import type { CompositionName } from './compositions.ts'
import { drawBalloons } from './garland.ts'
import { beyond, fall, mix, pool } from './light.ts'

/** A place that is drawn in the colors of a palette, in a square of 1,000. Other frames show more or less around it. */
export interface DrawnSet {
  /** The height of the ground; undefined if things float. */
  floor: number | undefined
  /** The strength of the shadows that standing things cast to the right. */
  cast: number
  /** The strength of the shadows that floating things cast on what is behind them; 0 if nothing is near. */
  drop: number
  composition: CompositionName
  /** Things that would contradict the place, such as a second sun. */
  without?: readonly SpriteName[]
  behind: (c: Palette, random: Random) => string
  /** Drawn over the things. */
  front?: (c: Palette, random: Random) => string
}

const light = (ink: string, share: number): string => mix(ink, '#ffffff', share)
const dark = (ink: string, share: number): string => mix(ink, '#000000', share)

/** A floor from `top` to the picture's lower edge, lighter where it is near. */
const floorFrom = (top: number, far: string, near: string): string =>
  fall(
    'floor',
    [
      [0, far],
      [1, near],
    ],
    top,
    1_000,
  ) + pool('floorLight', 500, top + 120, 560, 110, '#ffffff', 0.28)

/** A large disc of light behind the subject, such as a sun that rises. */
const sunDisc: DrawnSet = {
  floor: 840,
  cast: 0.3,
  drop: 0,
  composition: 'stillLife',
  without: ['sun', 'moon'],
  behind: (c) =>
    fall('sky', [
      [0, light(c.ground, 0.1)],
      [0.75, light(c.soft, 0.25)],
      [1, c.soft],
    ]) +
    pool('halo', 500, 430, 560, 560, c.glow, 0.8) +
    `<defs><linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.glow}"/><stop offset=".62" stop-color="${mix(c.glow, c.pop, 0.75)}"/><stop offset="1" stop-color="${c.pop}"/></linearGradient></defs>` +
    dot(500, 440, 330, 'url(#disc)') +
    [0, 1, 2, 3]
      .map((at) => {
        const y = 600 + at * 42
        const half = Math.sqrt(Math.max(0, 330 ** 2 - (y - 440) ** 2))
        return `<rect x="${num(500 - half - 4)}" y="${y}" width="${num(half * 2 + 8)}" height="${8 + at * 5}" fill="${light(c.soft, 0.2)}" opacity=".85"/>`
      })
      .join('') +
    floorFrom(768, mix(c.mid, c.ground, 0.35), mix(c.ground, c.soft, 0.4)),
}

/** Shelves in an alcove, with things on each. */
const shelf: DrawnSet = {
  floor: 842,
  cast: 0,
  drop: 0.2,
  composition: 'shelves',
  behind: (c) => {
    const wood = mix(c.paper, c.glow, 0.12)
    const board = (x: number, y: number, width: number, id: string): string =>
      `<rect x="${x - 6}" y="${y + 30}" width="${width + 12}" height="60" fill="${c.deep}" opacity=".2" filter="url(#soft)"/>` +
      `<rect x="${x}" y="${y - 12}" width="${width}" height="14" fill="${light(wood, 0.5)}"/>` +
      `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wood}"/><stop offset="1" stop-color="${dark(wood, 0.16)}"/></linearGradient></defs>` +
      `<rect x="${x}" y="${y}" width="${width}" height="24" fill="url(#${id})"/>`
    return (
      '<defs><filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>' +
      fall('wall', [
        [0, light(c.ground, 0.08)],
        [1, mix(c.ground, c.mid, 0.35)],
      ]) +
      pool('lamp', 330, 120, 700, 560, '#ffffff', 0.34) +
      // The alcove, whose left side is in shade.
      `<defs><linearGradient id="niche" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(c.mid, c.deep, 0.35)}"/><stop offset=".16" stop-color="${c.mid}"/><stop offset="1" stop-color="${mix(c.mid, c.ground, 0.4)}"/></linearGradient></defs>` +
      `<path d="M250 850V360A250 250 0 0 1 750 360V850Z" fill="url(#niche)"/>` +
      `<path d="M250 850V360A250 250 0 0 1 750 360V850" fill="none" stroke="${light(c.ground, 0.35)}" stroke-width="16"/>` +
      board(-beyond, 440, beyond + 216, 'left') +
      board(784, 440, beyond + 216, 'right') +
      board(-beyond, 846, 1_000 + beyond * 2, 'base') +
      fall(
        'below',
        [
          [0, mix(c.ground, c.mid, 0.5)],
          [1, mix(c.ground, c.deep, 0.25)],
        ],
        870,
        1_000,
      )
    )
  },
}

/** A window with a view of hills, and things on its sill. */
const window: DrawnSet = {
  floor: 838,
  cast: 0.34,
  drop: 0,
  composition: 'close',
  without: ['sun', 'moon'],
  behind: (c, random) => {
    const hill = (y: number, rise: number, ink: string): string =>
      `<path d="M150 ${y}C300 ${num(y - rise * random.between(0.8, 1.2))} 420 ${num(y + rise * 0.3)} 560 ${num(y - rise * 0.5)}S760 ${num(y - rise * random.between(0.6, 1))} 850 ${y}V840H150Z" fill="${ink}"/>`
    const opening = 'M190 800V400A310 310 0 0 1 810 400V800Z'
    return (
      fall('wall', [
        [0, light(c.ground, 0.22)],
        [1, c.ground],
      ]) +
      `<defs><clipPath id="opening"><path d="${opening}"/></clipPath></defs><path d="${opening}" fill="none" stroke="${light(c.paper, 0.6)}" stroke-width="44"/><path d="${opening}" fill="none" stroke="${dark(c.paper, 0.14)}" stroke-width="10"/><g clip-path="url(#opening)">` +
      fall(
        'air',
        [
          [0, mix(c.mid, c.ground, 0.3)],
          [0.55, mix(c.glow, c.soft, 0.4)],
          [1, light(c.glow, 0.2)],
        ],
        90,
        800,
      ) +
      pool('sun', 636, 330, 300, 300, '#ffffff', 0.75) +
      dot(636, 330, 62, light(c.glow, 0.72)) +
      hill(610, 150, mix(c.mid, c.glow, 0.25)) +
      hill(690, 110, mix(c.mid, c.deep, 0.22)) +
      hill(770, 70, mix(c.mid, c.deep, 0.5)) +
      '</g>' +
      line('M500 96V800M196 430H804', light(c.paper, 0.6), 20) +
      line('M506 96V800M196 437H804', dark(c.paper, 0.16), 4, ' opacity=".6"') +
      `<defs><linearGradient id="sill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark(c.paper, 0.04)}"/><stop offset="1" stop-color="${light(c.paper, 0.8)}"/></linearGradient></defs><rect x="70" y="790" width="860" height="84" rx="6" fill="url(#sill)"/><rect x="70" y="872" width="860" height="26" rx="4" fill="${dark(c.paper, 0.12)}"/>` +
      pool('shade', 500, 930, 480, 40, c.deep, 0.3)
    )
  },
}

/** A cloth from above, with a plate under the subject. */
const table: DrawnSet = {
  floor: undefined,
  cast: 0,
  drop: 0.5,
  composition: 'fromAbove',
  behind: (c, random) => {
    const step = 1_000 / 14
    const length = 1_000 + beyond * 2
    const stripes = (isRow: boolean): string =>
      Array.from({ length: 21 }, (_, at) => {
        const start = num(-beyond + at * step * 2)
        const area = isRow
          ? `x="${-beyond}" y="${start}" width="${length}" height="${num(step)}"`
          : `x="${start}" y="${-beyond}" width="${num(step)}" height="${length}"`
        return `<rect ${area} fill="${c.mid}" opacity=".3"/>`
      }).join('')
    const plain = random.below(2) === 0
    return (
      fall('cloth', [
        [0, light(c.soft, 0.3)],
        [1, c.soft],
      ]) +
      (plain ? pool('weave', 300, 250, 800, 700, c.ground, 0.5) : stripes(true) + stripes(false)) +
      '<defs><filter id="soft"><feGaussianBlur stdDeviation="16"/></filter></defs>' +
      dot(520, 532, 352, c.deep, ' opacity=".34" filter="url(#soft)"') +
      `<defs><radialGradient id="plate" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${mix(c.paper, c.deep, 0.14)}"/></radialGradient><radialGradient id="well" cx=".6" cy=".66" r=".7"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${mix(c.paper, c.deep, 0.1)}"/></radialGradient></defs>` +
      dot(500, 500, 350, 'url(#plate)') +
      dot(500, 500, 330, 'none', ` stroke="${c.pop}" stroke-width="7" opacity=".75"`) +
      dot(500, 500, 256, 'url(#well)')
    )
  },
  // The shadows of leaves that hang into the light.
  front: (c, random) => {
    const leaf = (x: number, y: number, turn: number, size: number): string =>
      `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size)})" d="M0 0C30-34 96-38 150 0C96 38 30 34 0 0Z"/>`
    const twig = Array.from({ length: 9 }, (_, at) => {
      const reach = at * 58
      return (
        leaf(-40 + reach, 40 + reach * 0.5, -38 + random.between(-14, 14), 1.2) +
        leaf(-40 + reach, 40 + reach * 0.5, 84 + random.between(-14, 14), 1.1)
      )
    }).join('')
    return `<defs><filter id="blur"><feGaussianBlur stdDeviation="9"/></filter></defs><g fill="${c.deep}" opacity=".17" filter="url(#blur)">${twig}</g>`
  },
}

/** A repeated pattern, with the subject large on a badge. */
const wallpaper: DrawnSet = {
  floor: undefined,
  cast: 0,
  drop: 0.34,
  composition: 'badge',
  behind: (c, random) => {
    const [first, second] = [c.ground, mix(c.ground, c.mid, 0.45)]
    const scallops = Array.from({ length: 22 * 22 }, (_, at) => {
      const [row, column] = [Math.floor(at / 22), at % 22]
      const [x, y] = [column * 100 - 550 + (row % 2) * 50, row * 92 - 480]
      return dot(x, y, 58, second) + dot(x, y, 44, first) + dot(x, y, 30, second) + dot(x, y, 15, c.glow)
    }).join('')
    const checks = Array.from({ length: 16 * 16 }, (_, at) => {
      const [row, column] = [Math.floor(at / 16) - 4, (at % 16) - 4]
      return (row + column) % 2 === 0
        ? `<rect x="${column * 125}" y="${row * 125}" width="125" height="125" fill="${second}"/>`
        : ''
    }).join('')
    const rays = Array.from({ length: 24 }, (_, at) => {
      const [from, to] = [at * 15, at * 15 + 7.5].map((degrees) => (degrees * Math.PI) / 180)
      return `<path d="M500 500L${num(500 + 1_500 * Math.cos(from ?? 0))} ${num(500 + 1_500 * Math.sin(from ?? 0))}L${num(500 + 1_500 * Math.cos(to ?? 0))} ${num(500 + 1_500 * Math.sin(to ?? 0))}Z" fill="${second}"/>`
    }).join('')
    const pattern = random.pick([scallops, checks, rays])
    return (
      `<rect x="${-beyond}" y="${-beyond}" width="${1_000 + beyond * 2}" height="${1_000 + beyond * 2}" fill="${first}"/>${pattern}` +
      '<defs><filter id="soft"><feGaussianBlur stdDeviation="18"/></filter></defs>' +
      dot(512, 526, 356, c.deep, ' opacity=".36" filter="url(#soft)"') +
      dot(500, 500, 352, c.paper) +
      dot(500, 500, 330, c.pop) +
      `<defs><radialGradient id="badge" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="${light(c.soft, 0.45)}"/><stop offset="1" stop-color="${c.soft}"/></radialGradient></defs>` +
      dot(500, 500, 312, 'url(#badge)')
    )
  },
}

/** A garland of balloons around the subject. */
const garland: DrawnSet = {
  floor: 850,
  cast: 0.26,
  drop: 0,
  composition: 'close',
  behind: (c, random) =>
    fall('wall', [
      [0, light(c.soft, 0.1)],
      [0.8, light(c.soft, 0.45)],
      [1, c.soft],
    ]) +
    pool('lamp', 500, 380, 460, 460, '#ffffff', 0.6) +
    floorFrom(780, mix(c.ground, c.mid, 0.2), light(c.soft, 0.1)) +
    drawBalloons('behind', [c.pop, c.glow, c.paper, c.ground, c.mid], c.deep, random),
  front: (c, random) => drawBalloons('front', [c.pop, c.glow, c.paper, c.mid], c.deep, random),
}

/** Rings around a floating subject. */
const orbit: DrawnSet = {
  floor: undefined,
  cast: 0,
  drop: 0,
  composition: 'orbit',
  behind: (c) =>
    `<defs><radialGradient id="space" gradientUnits="userSpaceOnUse" cx="500" cy="460" r="800"><stop offset="0" stop-color="${mix(c.glow, c.mid, 0.25)}"/><stop offset=".42" stop-color="${c.mid}"/><stop offset="1" stop-color="${mix(c.deep, c.mid, 0.2)}"/></radialGradient></defs><rect x="${-beyond}" y="${-beyond}" width="${1_000 + beyond * 2}" height="${1_000 + beyond * 2}" fill="url(#space)"/>` +
    pool('core', 500, 480, 380, 380, '#ffffff', 0.5) +
    [
      [430, 150, 0.5],
      [520, 230, 0.3],
    ]
      .map(
        ([rx, ry, opacity]) =>
          `<ellipse cx="500" cy="500" rx="${rx}" ry="${ry}" transform="rotate(-16 500 500)" fill="none" stroke="#ffffff" stroke-width="4" opacity="${opacity}"/>`,
      )
      .join(''),
  front: () =>
    // The near half of the first ring, which passes in front of the subject.
    '<path d="M70 500A430 150 0 0 0 930 500" transform="rotate(-16 500 500)" fill="none" stroke="#ffffff" stroke-width="5" opacity=".85"/>',
}

/** All drawn places, by name. */
export const drawnSets = { sunDisc, shelf, window, table, wallpaper, garland, orbit } as const satisfies Record<
  string,
  DrawnSet
>

export type DrawnSetName = keyof typeof drawnSets
