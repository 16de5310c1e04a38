import { fixedColor } from './canvas.ts'

/** The colors of a cover. */
export interface Palette {
  ground: string
  /** The darkest background color. */
  deep: string
  mid: string
  /** The lightest background color. */
  soft: string
  /** The most eye-catching color. */
  pop: string
  glow: string
  paper: string
  ink: string
}

type Lch = readonly [lightness: number, chroma: number, degrees: number]

const printedPalette = (ground: Lch, deep: Lch, mid: Lch, soft: Lch, pop: Lch, glow: Lch): Palette => ({
  ground: fixedColor(...ground),
  deep: fixedColor(...deep),
  mid: fixedColor(...mid),
  soft: fixedColor(...soft),
  pop: fixedColor(...pop),
  glow: fixedColor(...glow),
  paper: fixedColor(0.975, 0.012, glow[2]),
  ink: fixedColor(Math.min(0.24, deep[0]), 0.06, deep[2]),
})

/** The palettes of covers, by name. */
export const palettes = {
  midnight: printedPalette(
    [0.3, 0.11, 285],
    [0.2, 0.08, 285],
    [0.45, 0.17, 300],
    [0.64, 0.16, 310],
    [0.7, 0.22, 0],
    [0.88, 0.15, 90],
  ),
  sunset: printedPalette(
    [0.8, 0.15, 65],
    [0.4, 0.15, 5],
    [0.67, 0.2, 38],
    [0.9, 0.1, 80],
    [0.57, 0.22, 15],
    [0.94, 0.1, 95],
  ),
  lagoon: printedPalette(
    [0.8, 0.1, 205],
    [0.4, 0.1, 240],
    [0.62, 0.12, 220],
    [0.92, 0.05, 190],
    [0.69, 0.2, 35],
    [0.92, 0.13, 95],
  ),
  meadow: printedPalette(
    [0.87, 0.12, 120],
    [0.4, 0.1, 150],
    [0.65, 0.15, 140],
    [0.94, 0.07, 105],
    [0.65, 0.22, 28],
    [0.9, 0.16, 92],
  ),
  candy: printedPalette(
    [0.85, 0.1, 355],
    [0.45, 0.19, 355],
    [0.7, 0.19, 5],
    [0.94, 0.04, 350],
    [0.62, 0.13, 200],
    [0.92, 0.14, 95],
  ),
  desert: printedPalette(
    [0.85, 0.09, 70],
    [0.4, 0.11, 35],
    [0.66, 0.15, 45],
    [0.93, 0.05, 80],
    [0.53, 0.1, 195],
    [0.89, 0.14, 85],
  ),
  frost: printedPalette(
    [0.86, 0.07, 235],
    [0.36, 0.12, 258],
    [0.64, 0.12, 245],
    [0.95, 0.025, 225],
    [0.59, 0.22, 22],
    [0.93, 0.1, 92],
  ),
  harvest: printedPalette(
    [0.84, 0.13, 78],
    [0.36, 0.09, 38],
    [0.62, 0.17, 48],
    [0.93, 0.06, 85],
    [0.52, 0.19, 30],
    [0.9, 0.15, 90],
  ),
  gold: printedPalette(
    [0.24, 0.025, 90],
    [0.17, 0.02, 90],
    [0.4, 0.05, 85],
    [0.62, 0.1, 85],
    [0.83, 0.15, 88],
    [0.94, 0.08, 95],
  ),
  blush: printedPalette(
    [0.9, 0.05, 20],
    [0.43, 0.11, 10],
    [0.76, 0.11, 15],
    [0.965, 0.02, 50],
    [0.58, 0.16, 15],
    [0.9, 0.09, 80],
  ),
  sage: printedPalette(
    [0.87, 0.05, 145],
    [0.4, 0.07, 160],
    [0.66, 0.08, 150],
    [0.96, 0.02, 110],
    [0.66, 0.15, 30],
    [0.92, 0.09, 90],
  ),
  grape: printedPalette(
    [0.52, 0.2, 298],
    [0.32, 0.14, 292],
    [0.65, 0.19, 308],
    [0.84, 0.1, 312],
    [0.88, 0.18, 105],
    [0.95, 0.08, 95],
  ),
  cobalt: printedPalette(
    [0.52, 0.19, 262],
    [0.31, 0.14, 266],
    [0.65, 0.16, 250],
    [0.87, 0.07, 240],
    [0.72, 0.2, 45],
    [0.93, 0.14, 95],
  ),
  cherry: printedPalette(
    [0.6, 0.22, 24],
    [0.38, 0.15, 15],
    [0.72, 0.17, 28],
    [0.92, 0.05, 40],
    [0.9, 0.16, 92],
    [0.96, 0.07, 92],
  ),
  mint: printedPalette(
    [0.9, 0.08, 168],
    [0.4, 0.09, 190],
    [0.73, 0.12, 175],
    [0.965, 0.03, 150],
    [0.7, 0.18, 20],
    [0.93, 0.13, 95],
  ),
  neon: printedPalette(
    [0.22, 0.09, 300],
    [0.15, 0.07, 300],
    [0.5, 0.25, 320],
    [0.68, 0.25, 345],
    [0.85, 0.15, 200],
    [0.94, 0.19, 110],
  ),
  lilac: printedPalette(
    [0.86, 0.08, 305],
    [0.42, 0.15, 300],
    [0.71, 0.15, 308],
    [0.955, 0.03, 310],
    [0.68, 0.2, 355],
    [0.94, 0.12, 98],
  ),
  pitch: printedPalette(
    [0.66, 0.17, 145],
    [0.36, 0.1, 152],
    [0.6, 0.16, 146],
    [0.9, 0.1, 125],
    [0.97, 0.02, 95],
    [0.92, 0.17, 100],
  ),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
