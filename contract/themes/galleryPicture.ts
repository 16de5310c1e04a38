/** Version of the gallery's images. Must be increased when they change, because browsers cache them forever. */
export const artVersion = 2

/** An image in several widths. */
export interface SizedPicture {
  /** Fallback URL for browsers without `srcset` support. */
  src: string
  srcSet: string
}

/**
 * Returns the image of an inspiration such as `703-2` in widths of 320, 640 and 1024 px. The content behind each URL never
 * changes.
 */
export function galleryPicture(inspirationId: string): SizedPicture {
  const of = (size: string): string => `/files/gallery/${inspirationId}${size}.webp?v=${artVersion}`
  return { src: of('-640'), srcSet: `${of('-320')} 320w, ${of('-640')} 640w, ${of('')} 1024w` }
}
