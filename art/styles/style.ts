import type { Canvas, Tints } from '../canvas.ts'
import type { Hand, Room } from '../lettering.ts'
import type { Treatment } from '../staging/treat.ts'

/** The brushwork over an image (see `paintWithBrush`). */
export interface Brush {
  /** The layers of strokes, from largest to smallest. */
  layers: readonly { size: number; count: number; length: number; opacity: number }[]
  /** The strength, from 0 to 1, of the curves and swirls in the strokes. */
  swirl: number
  /** The opacity, from 0 to 1, of the things when they are drawn again before the finest strokes. */
  clarity: number
  /** The random variation in the strokes' colors, from 0 to 1. */
  jitter: number
}

/** The part of a picture in which things are arranged, scaled and moved by `x` and `y`. */
export interface Area {
  x: number
  y: number
  scale: number
}

/** A drawing style, which shows staged things on its own ground and in its own look. */
export interface Style {
  ground: (canvas: Canvas) => string
  tints: (canvas: Canvas) => Tints
  /** The look of the things. */
  treat: (canvas: Canvas) => Treatment
  /** The part of the picture in which the things are arranged; undefined for all of it. */
  area?: Area
  /** Restyles the markup of all things together. */
  gather?: (things: string, canvas: Canvas) => string
  over?: (canvas: Canvas) => string
  /** The area of the title. */
  room: Room
  /** Returns the look of the title's letters. */
  hand: (canvas: Canvas) => Hand
  /** Draws the background behind the title's letters. */
  plate?: (canvas: Canvas, room: Room) => string
  brush?: Brush
}

/** The area of a title at the top of a picture. */
export const topRoom: Room = { x: 130, y: 84, width: 740, height: 180 }
