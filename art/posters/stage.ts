import { fixed, side } from '../canvas.ts'
import { lettering } from '../lettering.ts'
import type { Inks, Motif } from '../motifs/motif.ts'
import type { Random } from '../random.ts'
import { outlined, placed, silhouette } from '../svg.ts'
import type { Palette } from './palettes.ts'

/** The inputs and drawing tools of a scene. */
export interface Stage {
  random: Random
  inks: Palette
  /**
   * Draws one of the poster's motifs with a shadow, centered at (`x`, `y`) and rotated by `turn` degrees. `member` is the
   * motif's index in the cast. At a scale of 1, a motif is 200 units wide.
   */
  put: (member: number, x: number, y: number, scale: number, turn?: number) => string
  /** Draws one of the poster's motifs as a paper cutout. Takes the same parameters as `put`. */
  sticker: (member: number, x: number, y: number, scale: number, turn?: number) => string
  /** Draws the poster's word in the given area. Returns '' if the poster has no word. */
  word: (room: { x: number; y: number; width: number; height: number }, ink: string, edge?: string) => string
  hasWord: boolean
}

export type Scene = (stage: Stage) => string

/** Ink combinations for the motifs. Consecutive motifs use different combinations, so that they can be told apart. */
const wardrobe: readonly (readonly [main: keyof Palette, second: keyof Palette, third: keyof Palette])[] = [
  ['pop', 'glow', 'mid'],
  ['glow', 'paper', 'pop'],
  ['mid', 'glow', 'pop'],
  ['paper', 'pop', 'glow'],
]

/**
 * A motif of a poster and its main ink. `natural` is the motif's own hue. If `main` is undefined, the ink depends on the
 * motif's position in the cast.
 */
export interface Player {
  motif: Motif
  main: keyof Palette | 'natural' | undefined
}

function inksOf(palette: Palette, { motif, main: own }: Player, member: number): Inks {
  const [first, second, third] = wardrobe[member % wardrobe.length] ?? ['pop', 'glow', 'mid']
  const natural = own === 'natural' && motif.hue !== undefined ? fixed(0.64, 0.17, motif.hue) : undefined
  const worn = own === undefined || own === 'natural' ? first : own
  return {
    main: natural ?? palette[worn],
    second: palette[second],
    third: palette[third],
    dark: palette.ink,
    light: palette.paper,
  }
}

/** Creates the drawing tools for a poster with the given inks, motifs, and optional word. */
export function stageOf(random: Random, inks: Palette, cast: readonly Player[], word: string | undefined): Stage {
  const bodyOf = (member: number): string => {
    const player = cast[member % cast.length]
    return player ? player.motif.draw(inksOf(inks, player, member)) : ''
  }
  const shadow = (body: string, x: number, y: number, scale: number, turn: number): string =>
    placed(silhouette(body, inks.ink), x + 5 * scale, y + 7 * scale, scale, turn, ' opacity=".22"')
  return {
    random,
    inks,
    hasWord: word !== undefined,
    put: (member, x, y, scale, turn = 0) => {
      const body = bodyOf(member)
      return shadow(body, x, y, scale, turn) + placed(body, x, y, scale, turn)
    },
    sticker: (member, x, y, scale, turn = 0) => {
      const body = bodyOf(member)
      return shadow(body, x, y, scale, turn) + placed(outlined(body, inks.paper, 12) + body, x, y, scale, turn)
    },
    word: (room, ink, edge) =>
      word === undefined
        ? ''
        : lettering(word, room, {
            ink,
            weight: 2.9,
            ...(edge === undefined ? {} : { edge: { ink: edge, weight: 1.5 } }),
          }),
  }
}

/** The area for a word along the top of a poster. */
export const above = { x: 90, y: 66, width: side - 180, height: 200 }
/** The area for a word along the bottom of a poster. */
export const below = { x: 90, y: 752, width: side - 180, height: 190 }
