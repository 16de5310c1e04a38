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
