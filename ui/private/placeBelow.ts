/** A rectangle in the window, in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The placement of a box at its anchor. */
export interface Placing {
  /** The edge that it shares with the anchor. `end` is the right one in left-to-right text. */
  align: 'start' | 'center' | 'end'
  direction: 'ltr' | 'rtl'
  /** The distance from the anchor, in px. */
  offset: number
  /** The distance that it keeps from the edges of the window, in px. */
  padding: number
}

/** A place in the window, in px. */
export interface Place {
  left: number
  top: number
  /** The height that is free on its side of the anchor. */
  free: number
  side: 'bottom' | 'top'
}

/**
 * Returns the place of a box below its anchor, or above it where it only fits there or has more room. It stays inside the window
 * if it fits.
 */
export function placeBelow(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  { align, direction, offset, padding }: Placing,
): Place {
  const below = view.height - padding - (anchor.top + anchor.height + offset)
  const above = anchor.top - offset - padding
  const side = size.height <= below || below >= above ? 'bottom' : 'top'
  const free = Math.max(0, side === 'bottom' ? below : above)
  const height = Math.min(size.height, free)
  const alignedShare = { center: 0.5, start: direction === 'ltr' ? 0 : 1, end: direction === 'ltr' ? 1 : 0 }[align]
  const wantedLeft = anchor.left + alignedShare * (anchor.width - size.width)
  return {
    left: Math.max(padding, Math.min(wantedLeft, view.width - padding - size.width)),
    top: side === 'bottom' ? anchor.top + anchor.height + offset : anchor.top - offset - height,
    free,
    side,
  }
}
