import type { Canvas } from '../canvas.ts'
import type { Layout } from '../layouts.ts'
import type { Hand } from '../lettering.ts'
import type { Inks, Motif } from '../motifs/motif.ts'

/** How a picture of flat shapes is painted over: see `brushed`. */
export interface Brush {
  /** Strokes from the largest to the smallest. */
  layers: readonly { size: number; count: number; length: number; opacity: number }[]
  /** How far strokes swirl instead of following what they paint, 0 to 1. */
  swirl: number
  /** How much of the things shows through, 0 to 1. */
  clarity: number
  /** How much the colours of neighbouring strokes differ, 0 to 1. */
  jitter: number
}

/** One way of drawing: what lies behind, how things look, what lies over them. */
export interface Style {
  layouts: readonly Layout[]
  ground(canvas: Canvas): string
  inks(canvas: Canvas, motif: Motif, member: number): Inks
  /** A thing as this style shows it; it is drawn within -100 to 100. */
  dress?(body: string, canvas: Canvas, member: number): string
  /** The whole of the things, when a style treats them together. */
  gather?(things: string, canvas: Canvas): string
  over?(canvas: Canvas): string
  /** How letters look. */
  hand(canvas: Canvas): Hand
  /** What lies behind letters. */
  plate?(canvas: Canvas, room: Layout['room']): string
  brush?: Brush
}
