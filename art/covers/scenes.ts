import { dot } from '../svg.ts'
import {
  balloon,
  bunting,
  confetti,
  firework,
  glow,
  ground,
  height,
  hills,
  lamps,
  veil,
  width,
  type Paint,
} from './shapes.ts'

type Scene = (paint: Paint) => string

/** All scenes for cover images, by name. */
export const scenes = {
  balloons: ({ random, tone }) => {
    const fills = [tone(0.72, 0.19), tone(0.8, 0.16, 0.9), tone(0.66, 0.2, -0.8), tone(0.87, 0.15, 1.7)]
    const bunch = Array.from({ length: 13 }, (_, index) =>
      balloon(
        120 + index * 114 + random.between(-46, 46),
        random.between(180, 620),
        random.between(78, 142),
        fills[index % fills.length] ?? '',
        tone(0.98, 0.02),
        tone(0.45, 0.08),
      ),
    )
    return [
      ground(tone(0.95, 0.05), tone(0.86, 0.09, 0.5)),
      veil(1_180, 260, 420, tone(0.97, 0.05, 1), 0.7),
      ...bunch,
      hills(random, 960, 40, tone(0.78, 0.12, 0.5)),
      confetti(random, 90, fills),
    ].join('')
  },
  rooftop: ({ random, tone }) => {
    const houses = [0, 1, 2].map((row) => {
      const fill = tone(0.3 - row * 0.06, 0.07)
      let x = -40
      let drawn = ''
      while (x < width) {
        const [wide, tall] = [random.between(70, 170), random.between(140, 430) - row * 90]
        drawn += `<rect x="${x.toFixed(0)}" y="${(height - tall).toFixed(0)}" width="${wide.toFixed(0)}" height="${tall.toFixed(0)}" fill="${fill}"/>`
        for (let light = 0; light < 7; light += 1) {
          const [wx, wy] = [x + random.between(12, wide - 22), height - random.between(20, tall - 20)]
          drawn += `<rect x="${wx.toFixed(0)}" y="${wy.toFixed(0)}" width="10" height="14" fill="${tone(0.88, 0.14, 1.9)}" opacity="${random.between(0.3, 0.95).toFixed(2)}"/>`
        }
        x += wide + random.between(-6, 14)
      }
      return drawn
    })
    const bursts = [
      [360, 290, 210, 1.9],
      [820, 190, 150, 0.3],
      [1_240, 330, 250, 1.2],
      [620, 430, 110, 2.4],
    ] as const
    return [
      ground(tone(0.2, 0.09), tone(0.42, 0.15, 0.5)),
      glow(800, 980, 900, tone(0.62, 0.19, 0.9), 'a'),
      ...Array.from({ length: 120 }, () =>
        veil(random.between(0, width), random.between(0, 560), random.between(1, 3.4), tone(0.96, 0.03), 0.8),
      ),
      ...bursts.map(([x, y, size, turn]) => firework(random, x, y, size, tone(0.84, 0.15, turn))),
      ...houses,
    ].join('')
  },
  garden: ({ random, tone }) => {
    const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
      `<path d="M0 0 C ${size * 0.5} ${-size * 0.6} ${size * 0.5} ${-size * 1.5} 0 ${-size * 2} C ${-size * 0.5} ${-size * 1.5} ${-size * 0.5} ${-size * 0.6} 0 0 Z" fill="${fill}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"/>`
    const plants = Array.from({ length: 70 }, () =>
      leaf(
        random.between(-40, width + 40),
        random.between(890, 1_080),
        random.between(60, 150),
        random.between(-48, 48),
        tone(random.between(0.42, 0.7), 0.13, random.between(-0.4, 0.4)),
      ),
    )
    const blooms = Array.from({ length: 26 }, () => {
      const [x, y, size] = [random.between(0, width), random.between(730, 960), random.between(16, 34)]
      const petals = Array.from({ length: 6 }, (_, index) =>
        dot(x + Math.cos(index) * size, y + Math.sin(index) * size, size * 0.72, tone(0.84, 0.13, 2.6)),
      )
      return petals.join('') + dot(x, y, size * 0.55, tone(0.9, 0.15, -0.7))
    })
    return [
      ground(tone(0.93, 0.07, -1.2), tone(0.9, 0.1, -0.4)),
      glow(1_180, 350, 560, tone(0.96, 0.11, -0.9), 'a'),
      dot(1_180, 350, 150, tone(0.92, 0.14, -0.9)),
      hills(random, 660, 70, tone(0.78, 0.12)),
      hills(random, 780, 60, tone(0.66, 0.14)),
      lamps(120, 105, 13, tone(0.82, 0.17, -1), tone(0.4, 0.06)),
      lamps(30, 150, 11, tone(0.82, 0.17, -1), tone(0.4, 0.06)),
      ...plants,
      ...blooms,
    ].join('')
  },
  table: ({ random, tone }) => {
    const plate = (x: number, y: number, size: number): string =>
      [
        veil(x + 14, y + 22, size, tone(0.35, 0.05), 0.25),
        dot(x, y, size, tone(0.98, 0.01)),
        dot(x, y, size * 0.74, tone(0.94, 0.03)),
        ...Array.from({ length: 9 }, () => {
          const [angle, reach] = [random.between(0, Math.PI * 2), random.between(0, size * 0.42)]
          return dot(
            x + Math.cos(angle) * reach,
            y + Math.sin(angle) * reach,
            random.between(size * 0.1, size * 0.24),
            tone(random.between(0.6, 0.85), 0.16, random.between(-0.9, 1.6)),
          )
        }),
      ].join('')
    const stripes = Array.from(
      { length: 9 },
      (_, index) => `<rect x="${index * 200}" width="100" height="${height}" fill="${tone(0.82, 0.1)}" opacity="0.5"/>`,
    )
    const candle = (x: number, y: number): string =>
      glow(x, y, 190, tone(0.95, 0.13, 0.8), `c${x}`) +
      dot(x, y, 34, tone(0.9, 0.06, 0.6)) +
      dot(x, y, 12, tone(0.92, 0.17, 0.9))
    return [
      ground(tone(0.88, 0.08), tone(0.8, 0.11, 0.3)),
      ...stripes,
      plate(310, 300, 210),
      plate(860, 650, 240),
      plate(1_370, 260, 190),
      plate(360, 860, 170),
      plate(1_350, 840, 200),
      candle(640, 240),
      candle(1_110, 420),
      candle(590, 560),
      confetti(random, 60, [tone(0.6, 0.16), tone(0.75, 0.17, 1.2), tone(0.9, 0.13, 0.8)]),
    ].join('')
  },
  dinosaurs: ({ random, tone }) => {
    const dinosaur = (x: number, y: number, scale: number, fill: string, flip: boolean): string =>
      `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})"><path d="M26 -50 C -30 -40 -120 -60 -190 -150 C -120 -112 -60 -116 -12 -112 C 6 -170 50 -200 120 -200 C 170 -200 210 -230 220 -330 C 226 -400 270 -430 318 -414 C 350 -402 352 -368 326 -358 L 286 -350 C 284 -240 262 -120 210 -80 L 214 0 L 166 0 L 158 -60 L 84 -60 L 78 0 L 30 0 L 26 -50 Z" fill="${fill}"/><circle cx="306" cy="-388" r="7" fill="${tone(0.2, 0.03)}"/></g>`
    const fills = [tone(0.7, 0.17), tone(0.78, 0.16, 1.1), tone(0.82, 0.15, -1)]
    return [
      ground(tone(0.94, 0.06, 1), tone(0.9, 0.09, 0.2)),
      dot(330, 280, 150, tone(0.93, 0.14, -0.8)),
      hills(random, 640, 90, tone(0.83, 0.1, 0.3)),
      `<path d="M960 640 L1150 300 L1240 300 L1450 640 Z" fill="${tone(0.62, 0.09, -0.9)}"/><path d="M1130 336 L1150 300 L1240 300 L1262 336 Q 1196 400 1130 336 Z" fill="${tone(0.75, 0.18, -1.6)}"/>`,
      hills(random, 760, 60, tone(0.72, 0.14, 0.1)),
      dinosaur(360, 900, 1.25, tone(0.55, 0.15, 0.2), false),
      dinosaur(1_320, 930, 0.9, tone(0.6, 0.17, -1.1), true),
      dinosaur(900, 950, 0.55, tone(0.58, 0.15, 1.3), false),
      hills(random, 930, 30, tone(0.5, 0.12)),
      bunting(40, 90, 14, fills, tone(0.4, 0.06)),
      confetti(random, 50, fills),
    ].join('')
  },
  disco: ({ random, tone }) => {
    const [x, y, size] = [800, 400, 250]
    const beams = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2 + 0.2
      const [dx, dy] = [Math.cos(angle) * 1_500, Math.sin(angle) * 1_500]
      const [sx, sy] = [-Math.sin(angle) * 120, Math.cos(angle) * 120]
      return `<path d="M${x} ${y} L${(x + dx + sx).toFixed(0)} ${(y + dy + sy).toFixed(0)} L${(x + dx - sx).toFixed(0)} ${(y + dy - sy).toFixed(0)} Z" fill="${tone(0.8, 0.15, index)}" opacity="0.16"/>`
    })
    const tiles: string[] = []
    for (let row = -8; row < 8; row += 1)
      for (let column = -9; column < 9; column += 1) {
        const latitude = ((row + 0.5) / 8) * (Math.PI / 2)
        const longitude = ((column + 0.5) / 9) * (Math.PI / 2)
        const [tx, ty] = [x + Math.cos(latitude) * Math.sin(longitude) * size, y + Math.sin(latitude) * size]
        const [wide, tall] = [28 * Math.cos(latitude) * Math.cos(longitude) + 2, 28 * Math.cos(latitude) + 3]
        tiles.push(
          `<rect x="${(tx - wide / 2).toFixed(1)}" y="${(ty - tall / 2).toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}" fill="${tone(random.between(0.5, 0.98), random.between(0.02, 0.13), random.between(-0.7, 0.7))}"/>`,
        )
      }
    return [
      ground(tone(0.24, 0.11), tone(0.38, 0.16, 0.8)),
      ...beams,
      `<path d="M${x} 0 V ${y - size}" stroke="${tone(0.8, 0.03)}" stroke-width="6"/>`,
      glow(x, y, 520, tone(0.8, 0.13, 0.5), 'a'),
      dot(x, y, size + 4, tone(0.3, 0.08)),
      ...tiles,
      hills(random, 930, 50, tone(0.2, 0.09)),
      confetti(random, 110, [tone(0.8, 0.17), tone(0.85, 0.15, 1.5), tone(0.75, 0.19, -1.2), tone(0.95, 0.04)]),
    ].join('')
  },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
