import type { Canvas } from '../canvas.ts'
import type { Layout } from '../layouts.ts'
import type { Hand } from '../lettering.ts'
import type { Inks, Motif } from '../motifs/motif.ts'
import type { Treatment } from '../staging/treat.ts'

/** The brushwork over an image of flat shapes (see `paintWithBrush`). */
export interface Brush {
  /** The layers of strokes, from largest to smallest. */
  layers: readonly { size: number; count: number; length: number; opacity: number }[]
  /** The strength, from 0 to 1, of the curves and swirls in the strokes. */
  swirl: number
  /** The opacity, from 0 to 1, of the motifs when they are drawn again before the finest strokes. */
  clarity: number
  /** The random variation in the strokes' colors, from 0 to 1. */
  jitter: number
}

/** A drawing style for images. */
export interface Style {
  layouts: readonly Layout[]
  ground: (canvas: Canvas) => string
  inks: (canvas: Canvas, motif: Motif, member: number) => Inks
  /** Restyles the markup of a single motif, whose coordinates are from -100 to 100. */
  dress?: (body: string, canvas: Canvas, member: number) => string
  /** Restyles the markup of all motifs together. */
  gather?: (motifs: string, canvas: Canvas) => string
  /** Returns the look of rendered objects; undefined if they are shown unchanged. */
  treat?: (canvas: Canvas) => Treatment
  over?: (canvas: Canvas) => string
  /** Returns the look of the title's letters. */
  hand: (canvas: Canvas) => Hand
  /** Draws the background behind the title's letters. */
  plate?: (canvas: Canvas, room: Layout['room']) => string
  brush?: Brush
}
