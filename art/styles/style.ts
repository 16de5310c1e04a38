import type { Canvas } from '../canvas.ts'
import type { Layout } from '../layouts.ts'
import type { Hand } from '../lettering.ts'
import type { Inks, Motif } from '../motifs/motif.ts'

/** The brush work over a picture of flat shapes (see `brushed`). */
export interface Brush {
  /** Strokes from the largest to the smallest. */
  layers: readonly { size: number; count: number; length: number; opacity: number }[]
  /** The degree to which strokes swirl instead of following shapes, 0 to 1. */
  swirl: number
  /** The transparency of the painted objects, 0 to 1. */
  clarity: number
  /** The color difference between neighboring strokes, 0 to 1. */
  jitter: number
}

/** A style of drawing: ground, things and overlays. */
export interface Style {
  layouts: readonly Layout[]
  ground: (canvas: Canvas) => string
  inks: (canvas: Canvas, motif: Motif, member: number) => Inks
  /** Restyles a thing drawn within -100 to 100. */
  dress?: (body: string, canvas: Canvas, member: number) => string
  /** Restyles all things together. */
  gather?: (things: string, canvas: Canvas) => string
  over?: (canvas: Canvas) => string
  /** The look of letters. */
  hand: (canvas: Canvas) => Hand
  /** The background of letters. */
  plate?: (canvas: Canvas, room: Layout['room']) => string
  brush?: Brush
}
