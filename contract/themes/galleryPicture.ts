import type { ImageStyle } from '../nouns/imageStyles.ts'

/** Version of the gallery's images. Increase it whenever an image changes, because browsers cache the images permanently. */
export const artVersion = 5

/** The URLs of an image in several widths. */
export interface SizedPicture {
  /** Fallback URL for browsers without `srcset` support. */
  src: string
  srcSet: string
}

/**
 * Returns the URLs of an inspiration's image in widths of 320, 640, and 1024 px. `inspirationId` is an id such as `703-2`. The
 * content at each URL never changes.
 */
export function galleryPicture(inspirationId: string): SizedPicture {
  const of = (size: string): string => `/files/gallery/${inspirationId}${size}.webp?v=${artVersion}`
  return { src: of('-640'), srcSet: `${of('-320')} 320w, ${of('-640')} 640w, ${of('')} 1024w` }
}

/** Returns the URL of the small picture that shows a style. The content at each URL never changes. */
export const styleSample = (style: ImageStyle): string => `/files/gallery/style-${style}.webp?v=${artVersion}`
