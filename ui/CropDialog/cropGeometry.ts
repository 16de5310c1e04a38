export interface Size {
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

/** Returns true if a square with sides of `minimum` pixels fits in the image (VAL-21). */
export const largeEnough = ({ width, height }: Size, minimum: number): boolean => Math.min(width, height) >= minimum

/**
 * Returns the largest zoom, from 1 to 4, at which the crop is still at least `minimum` image pixels wide. Returns 1 if the
 * image is too small.
 */
export const largestZoom = ({ width, height }: Size, minimum: number): number =>
  Math.max(1, Math.min(4, Math.min(width, height) / minimum))

/** Returns the side length of the exported square in pixels: the crop's side length, but at most `maximum` (VAL-22). */
export const outputSide = (cropSide: number, maximum: number): number => Math.min(Math.round(cropSide), maximum)

/** The smallest distance in screen pixels by which one press of a button moves the image. */
const smallestStep = 24
/** The largest number of presses from one end of the image to the other. */
const mostPresses = 16

/** Returns the distance in screen pixels by which one press of a button moves the image. */
export function buttonStep(media: Size, crop: Size, zoom: number): Point {
  const end = clampPosition({ x: Infinity, y: Infinity }, media, crop, zoom)
  const stepTo = (room: number) => Math.max(smallestStep, (2 * room) / mostPresses)
  return { x: stepTo(end.x), y: stepTo(end.y) }
}

/**
 * Returns the position after a key that moves the image further than an arrow key alone: to its start or end, or with Shift by half the
 * crop area; undefined for other keys.
 */
export function positionAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { x, y }: Point,
  { width, height }: Size,
): Point | undefined {
  if (key === 'Home') return { x: Infinity, y: Infinity }
  if (key === 'End') return { x: -Infinity, y: -Infinity }
  if (!shiftKey) return undefined
  switch (key) {
    case 'ArrowLeft':
      return { x: x - width / 2, y }
    case 'ArrowRight':
      return { x: x + width / 2, y }
    case 'ArrowUp':
      return { x, y: y - height / 2 }
    case 'ArrowDown':
      return { x, y: y + height / 2 }
    default:
      return undefined
  }
}

/**
 * Returns the position nearest to `point` at which the image still covers the crop area. Positions are offsets from the center,
 * in screen pixels.
 */
export function clampPosition(point: Point, media: Size, crop: Size, zoom: number): Point {
  const clamp = (value: number, room: number) => Math.min(Math.max(value, -room), room) + 0
  return {
    x: clamp(point.x, Math.max(0, (media.width * zoom - crop.width) / 2)),
    y: clamp(point.y, Math.max(0, (media.height * zoom - crop.height) / 2)),
  }
}
