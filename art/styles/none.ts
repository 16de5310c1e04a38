import { naturalInks, side } from '../canvas.ts'
import { hero, paper, scene, wreath } from '../layouts.ts'
import { dot, withOutline, silhouette } from '../svg.ts'
import type { Style } from './style.ts'
import { confetti, grain, hills, rays, wash } from './texture.ts'

/** The default style, which looks like cut paper: bright layers with white edges and small shadows. */
export const none: Style = {
  layouts: [hero, scene, wreath, paper],
  ground: (canvas) => {
    const { random, tone, variant } = canvas
    const fills = [tone(0.72, 0.18, 0.9), tone(0.82, 0.15, -0.9), tone(0.97, 0.02), tone(0.7, 0.17, 2)]
    const behind = [
      () =>
        rays(500, 560, 16, tone(0.97, 0.05, 0.6), 0.5, random.between(0, 1)) +
        dot(500, 560, 335, tone(0.97, 0.05, 0.8)),
      () =>
        dot(random.between(250, 750), 330, 170, tone(0.94, 0.1, 1.2)) +
        hills(random, 620, 60, tone(0.78, 0.13, 0.5)) +
        hills(random, 730, 50, tone(0.7, 0.15, 0.2)) +
        hills(random, 860, 30, tone(0.62, 0.16)),
      () => dot(500, 500, 270, tone(0.97, 0.03)) + dot(500, 500, 480, tone(0.95, 0.04), ' opacity=".35"'),
      () =>
        Array.from(
          { length: 10 },
          (_, index) =>
            `<rect x="${index * 100}" width="50" height="${side}" fill="${tone(0.95, 0.05, 0.4)}" opacity=".4"/>`,
        ).join(''),
    ][variant]
    return (
      wash('ground', tone(0.9, 0.09), tone(0.8, 0.13, 0.6)) +
      (behind?.() ?? '') +
      (variant === 3 ? '' : confetti(random, 46, fills))
    )
  },
  inks: naturalInks,
  dress: (body, { tone }) =>
    `<g transform="translate(5 8)" opacity=".22" stroke="${tone(0.25, 0.08)}" stroke-width="13" stroke-linejoin="round">${silhouette(body, tone(0.25, 0.08))}</g>${withOutline(body, tone(0.995, 0.01), 11)}${body}`,
  over: ({ random, tone }) => grain(random.below(999), 0.16, 0.7, tone(0.3, 0.05)),
  plate: ({ tone, variant }, { x, y, width, height }) =>
    variant === 3
      ? `<rect x="${x - 60}" y="${y - 40}" width="${width + 120}" height="${height + 80}" rx="44" fill="${tone(0.98, 0.02)}"/>`
      : '',
  hand: ({ tone }) => ({ ink: tone(0.33, 0.14, -0.3), weight: 2.3, edge: { ink: tone(0.99, 0.01), weight: 1.5 } }),
}
