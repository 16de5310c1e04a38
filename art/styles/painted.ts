import { brightTints } from '../canvas.ts'
import { dot, line, num } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { glow, grain, hills, starDust, wash } from './texture.ts'

/** A style with thick, bright dabs of paint in summer light. */
export const painterly: Style = {
  ground: ({ random, tone, fixedColor }) =>
    wash('ground', tone(0.86, 0.09, 0.3), fixedColor(0.95, 0.07, 85), 0.05) +
    glow('sun', 700, 260, 420, fixedColor(0.97, 0.1, 90), 0.9) +
    hills(random, 600, 50, tone(0.74, 0.1, -0.5)) +
    hills(random, 690, 40, fixedColor(0.74, 0.13, 130)) +
    hills(random, 800, 40, fixedColor(0.66, 0.14, 140)) +
    Array.from({ length: 60 }, () =>
      dot(
        random.between(0, 1000),
        random.between(760, 1000),
        random.between(8, 20),
        random.pick([
          tone(0.75, 0.18, 0.3),
          fixedColor(0.88, 0.14, 90),
          fixedColor(0.72, 0.18, 10),
          fixedColor(0.96, 0.02, 90),
        ]),
      ),
    ).join(''),
  tints: brightTints,
  treat: () => ({ saturation: 1.15 }),
  brush: {
    layers: [
      { size: 40, count: 900, length: 1.9, opacity: 0.75 },
      { size: 19, count: 2_000, length: 2.2, opacity: 0.8 },
      { size: 9, count: 3_000, length: 2.4, opacity: 0.9 },
    ],
    swirl: 0.12,
    clarity: 0.6,
    jitter: 0.8,
  },
  room: topRoom,
  hand: ({ tone, fixedColor }) => ({
    ink: tone(0.34, 0.14, -0.3),
    weight: 2.6,
    isNib: true,
    edge: { ink: fixedColor(0.97, 0.03, 85), weight: 1.8 },
  }),
}

/** A style with a swirling sky above fields, at night or in sunlight. */
export const vanGogh: Style = {
  ground: ({ random, fixedColor, variant, tone }) => {
    const isNight = variant % 2 === 0
    const lights = Array.from({ length: isNight ? 9 : 1 }, (_, index) => {
      const [x, y, size] = isNight
        ? [random.between(60, 940), random.between(60, 420), random.between(24, 46)]
        : [760, 210, 110]
      return (
        glow(`light${index}`, x, y, size * 3.2, fixedColor(0.9, 0.14, 95), 0.85) +
        [2.4, 1.7]
          .map(
            (ring) =>
              `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size * ring)}" fill="none" stroke="${fixedColor(0.88, 0.13, isNight ? 110 : 85)}" stroke-width="9" opacity=".7"/>`,
          )
          .join('') +
        dot(x, y, size, fixedColor(0.93, 0.14, 95))
      )
    })
    const sky = isNight
      ? [fixedColor(0.33, 0.13, 262), fixedColor(0.6, 0.12, 240)]
      : [fixedColor(0.74, 0.11, 230), fixedColor(0.88, 0.12, 95)]
    const field = isNight
      ? [fixedColor(0.36, 0.08, 220), fixedColor(0.32, 0.09, 150), fixedColor(0.26, 0.07, 200)]
      : [fixedColor(0.7, 0.12, 140), fixedColor(0.82, 0.15, 88), fixedColor(0.74, 0.15, 72)]
    const swirl = [0, 1, 2].map((index) =>
      line(
        `M${-40 + index * 90} ${300 + index * 40}c200-160 360 120 520-20s-60-220-160-120 120 240 460 60`,
        isNight ? fixedColor(0.75, 0.09, 235 - index * 20) : fixedColor(0.93, 0.05, 100),
        20,
        ' opacity=".6"',
      ),
    )
    const cypress = isNight
      ? `<path d="M70 1000C10 760 60 520 110 380 130 520 200 760 170 1000Z" fill="${fixedColor(0.22, 0.06, 150)}"/>`
      : ''
    return (
      wash('ground', sky[0] ?? '', sky[1] ?? '', 0) +
      (isNight ? starDust(random, 30, fixedColor(0.9, 0.1, 95), 400) : '') +
      swirl.join('') +
      lights.join('') +
      hills(random, 610, 50, tone(0.45, 0.09)) +
      hills(random, 690, 50, field[0] ?? '') +
      hills(random, 790, 40, field[1] ?? '') +
      hills(random, 900, 30, field[2] ?? '') +
      cypress
    )
  },
  tints: brightTints,
  treat: ({ fixedColor }) => ({ saturation: 1.3, outline: { ink: fixedColor(0.24, 0.09, 262), width: 5 } }),
  brush: {
    layers: [
      { size: 26, count: 1_500, length: 3.4, opacity: 0.85 },
      { size: 13, count: 3_200, length: 4, opacity: 0.92 },
      { size: 8, count: 2_400, length: 3.4, opacity: 1 },
    ],
    swirl: 0.85,
    clarity: 0.55,
    jitter: 1,
  },
  room: topRoom,
  hand: ({ fixedColor }) => ({
    ink: fixedColor(0.93, 0.13, 95),
    weight: 2.4,
    lean: 4,
    edge: { ink: fixedColor(0.24, 0.1, 262), weight: 1.8 },
  }),
}

/**
 * A style like an oil painting on a panel, with an arch, a tiled floor that runs to the horizon, distant blue hills, and brown
 * varnish.
 */
export const renaissance: Style = {
  ground: ({ fixedColor, random }) => {
    const stone = fixedColor(0.62, 0.05, 70)
    const floor = Array.from({ length: 9 }, (_, row) => {
      const [top, bottom] = [660 + 340 * (row / 9) ** 1.7, 660 + 340 * ((row + 1) / 9) ** 1.7]
      return Array.from({ length: 16 }, (__, column) => {
        const at = (x: number, y: number): string => `${num(500 + (x - 8) * 30 * ((y - 600) / 90))} ${num(y)}`
        return `<path d="M${at(column, top)}L${at(column + 1, top)} ${at(column + 1, bottom)} ${at(column, bottom)}Z" fill="${(row + column) % 2 === 0 ? fixedColor(0.75, 0.06, 75) : fixedColor(0.45, 0.09, 40)}"/>`
      }).join('')
    })
    const pillar = (x: number): string =>
      `<rect x="${x}" y="240" width="110" height="640" fill="${stone}"/><rect x="${x + 14}" y="240" width="26" height="640" fill="${fixedColor(0.78, 0.05, 78)}"/><rect x="${x + 76}" y="240" width="34" height="640" fill="${fixedColor(0.46, 0.05, 60)}"/><rect x="${x - 24}" y="200" width="158" height="52" fill="${fixedColor(0.7, 0.06, 75)}"/><rect x="${x - 24}" y="860" width="158" height="70" fill="${fixedColor(0.56, 0.06, 65)}"/>`
    return (
      wash('ground', fixedColor(0.72, 0.06, 235), fixedColor(0.93, 0.06, 85), 0) +
      glow('light', 500, 520, 420, fixedColor(0.97, 0.08, 88), 0.8) +
      hills(random, 520, 40, fixedColor(0.68, 0.06, 230)) +
      hills(random, 590, 34, fixedColor(0.6, 0.07, 200)) +
      hills(random, 640, 20, fixedColor(0.52, 0.08, 130)) +
      `<rect y="660" width="1000" height="340" fill="${fixedColor(0.6, 0.07, 60)}"/>` +
      floor.join('') +
      `<path d="M0 0H1000V1000H960V470C960 200 760 80 500 80S40 200 40 470V1000H0Z" fill="${fixedColor(0.36, 0.06, 50)}"/><path d="M40 470C40 200 240 80 500 80S960 200 960 470" fill="none" stroke="${fixedColor(0.74, 0.1, 80)}" stroke-width="18"/>` +
      pillar(40) +
      pillar(850)
    )
  },
  tints: ({ fixedColor, tone }) => ({
    things: [tone(0.58, 0.15), tone(0.58, 0.15, 1), tone(0.58, 0.15, 2)],
    numeral: fixedColor(0.46, 0.15, 262),
  }),
  treat: ({ fixedColor }) => ({
    saturation: 0.85,
    tones: { dark: fixedColor(0.22, 0.05, 50), light: fixedColor(0.94, 0.07, 85), share: 0.25 },
  }),
  brush: {
    layers: [
      { size: 16, count: 2_200, length: 2.6, opacity: 0.4 },
      { size: 6, count: 3_000, length: 3, opacity: 0.55 },
    ],
    swirl: 0.05,
    clarity: 0.4,
    jitter: 0.35,
  },
  over: ({ random, fixedColor }) => {
    const cracks = Array.from({ length: 26 }, () =>
      line(
        `M${num(random.between(0, 1000))} ${num(random.between(0, 1000))}l${num(random.between(-30, 30))} ${num(random.between(20, 60))} ${num(random.between(-40, 40))} ${num(random.between(10, 50))} ${num(random.between(-20, 40))} ${num(random.between(20, 60))}`,
        fixedColor(0.2, 0.04, 50),
        1.2,
        ' opacity=".45"',
      ),
    )
    return (
      `<rect width="1000" height="1000" fill="${fixedColor(0.75, 0.13, 75)}" opacity=".1"/>${cracks.join('')}` +
      grain(random.below(999), 0.16, 0.6, fixedColor(0.2, 0.05, 50))
    )
  },
  room: topRoom,
  hand: ({ fixedColor }) => ({
    ink: fixedColor(0.92, 0.09, 85),
    weight: 1.5,
    isNib: true,
    edge: { ink: fixedColor(0.28, 0.06, 45), weight: 1.8 },
  }),
}
