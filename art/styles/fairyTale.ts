import { brightTints } from '../canvas.ts'
import { dot, line, transform, starPath } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { corners, frame, glow, grain, hills, starDust, wash } from './texture.ts'

/** Draws a castle around the origin, about 200 units wide, in two colors. */
const castle = (wall: string, roof: string): string =>
  `<path d="M-64-40L-44-92-24-40ZM24-40L44-92 64-40ZM-20-58L0-104 20-58Z" fill="${roof}"/><path d="M-92 94V30h10v10h10V30h12V-40h32V12h12V-58h32V12h12V-40h32V30h12v10h10V30h10V94Z" fill="${wall}"/><path d="M-17 94V62a17 19 0 0 1 34 0V94Z" fill="${roof}"/>`

/** A style like a storybook page, with a distant castle, curling clouds, and vines in the corners. */
export const fairyTale: Style = {
  ground: (canvas) => {
    const { random, tone, fixedColor } = canvas
    const far = [tone(0.78, 0.08, 0.9), tone(0.72, 0.09, 0.7)] as const
    const cloud = (x: number, y: number, scale: number): string =>
      transform(
        `<path d="M-130 30C-160-10-110-50-80-30-70-80 10-90 30-46 60-80 120-50 104-8 150-10 150 40 120 40H-110Z" fill="${fixedColor(0.98, 0.02, 60)}"/>${line('M-84 6q10-26 32-16t8 26M6-20q14-26 36-12t4 28M66 10q14-16 28-4', tone(0.8, 0.08, 0.4), 5)}`,
        x,
        y,
        scale,
        0,
        ' opacity=".92"',
      )
    return (
      wash('ground', tone(0.78, 0.1, 0.8), fixedColor(0.94, 0.07, 75), 0) +
      glow('glow', 500, 560, 520, fixedColor(0.98, 0.08, 90), 0.8) +
      starDust(random, 60, fixedColor(0.99, 0.03, 90), 420) +
      cloud(200, 250, 0.9) +
      cloud(800, 190, 1.1) +
      cloud(560, 110, 0.55) +
      transform(castle(far[0], far[1]), random.below(2) === 0 ? 270 : 740, 500, 1.35) +
      hills(random, 610, 40, tone(0.8, 0.1, -0.9)) +
      hills(random, 710, 45, fixedColor(0.76, 0.12, 140)) +
      line('M420 1000C520 900 380 820 520 740 600 690 560 650 620 610', fixedColor(0.95, 0.05, 85), 34) +
      hills(random, 880, 26, fixedColor(0.66, 0.13, 145)) +
      Array.from({ length: 26 }, () => {
        const [x, y] = [random.between(20, 980), random.between(820, 980)]
        return dot(
          x,
          y,
          random.between(5, 11),
          random.pick([fixedColor(0.86, 0.12, 350), fixedColor(0.93, 0.11, 95), fixedColor(0.97, 0.02, 90)]),
        )
      }).join('')
    )
  },
  tints: brightTints,
  treat: () => ({ saturation: 1.12, bloom: 0.45 }),
  over: (canvas) => {
    const { fixedColor, random } = canvas
    const vine =
      line(
        'M30 300C20 120 120 20 300 30M30 210C70 210 90 180 78 156M210 30C210 70 180 90 156 78',
        fixedColor(0.5, 0.12, 145),
        9,
      ) +
      [
        [30, 260],
        [40, 170],
        [80, 90],
        [170, 40],
        [260, 30],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            `<path d="M0 0C20-24 50-14 60 4 40 20 14 20 0 0Z" fill="${fixedColor(0.6, 0.14, 145)}" transform="translate(${x} ${y}) rotate(${index * 50})"/>`,
        )
        .join('') +
      [
        [78, 156],
        [156, 78],
        [70, 70],
      ]
        .map(
          ([x = 0, y = 0]) =>
            [0, 72, 144, 216, 288]
              .map(
                (turn) =>
                  `<circle cx="0" cy="-13" r="11" fill="${fixedColor(0.82, 0.13, 355)}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
              )
              .join('') + dot(x, y, 9, fixedColor(0.92, 0.13, 95)),
        )
        .join('')
    const sparks = Array.from(
      { length: 9 },
      () =>
        `<path d="${starPath(4, random.between(10, 22), 4)}" fill="${fixedColor(0.98, 0.06, 95)}" transform="translate(${random.between(80, 920).toFixed(0)} ${random.between(80, 700).toFixed(0)})"/>`,
    )
    return (
      sparks.join('') +
      frame([[0, 44]], fixedColor(0.96, 0.04, 85)) +
      frame([[30, 4]], fixedColor(0.6, 0.11, 60)) +
      corners(vine) +
      grain(random.below(999), 0.2, 0.45, fixedColor(0.4, 0.07, 60))
    )
  },
  plate: ({ fixedColor }, { x, y, width, height }) =>
    `<path d="M${x - 70} ${y + 20}L${x - 30} ${y + height / 2} ${x - 70} ${y + height - 10}H${x + 40}V${y + 20}ZM${x + width + 70} ${y + 20}L${x + width + 30} ${y + height / 2} ${x + width + 70} ${y + height - 10}H${x + width - 40}V${y + 20}Z" fill="${fixedColor(0.62, 0.13, 20)}"/><rect x="${x - 16}" y="${y - 14}" width="${width + 32}" height="${height + 20}" rx="14" fill="${fixedColor(0.97, 0.03, 85)}" stroke="${fixedColor(0.6, 0.11, 60)}" stroke-width="5"/>`,
  room: topRoom,
  hand: ({ fixedColor }) => ({ ink: fixedColor(0.4, 0.12, 20), weight: 1.7, isNib: true }),
}
