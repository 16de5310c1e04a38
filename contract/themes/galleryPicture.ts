/** Raised whenever the gallery is drawn differently: browsers keep its pictures for good. */
export const artVersion = 2

/** A picture in the sizes in which it is there. */
export interface SizedPicture {
  /** The one for who reads no `srcSet`. */
  src: string
  srcSet: string
}

/** The picture of an inspiration, `703-2`: 320, 640 and 1024 pixels wide, each under an address that never changes its content. */
export function galleryPicture(inspirationId: string): SizedPicture {
  const of = (size: string): string => `/files/gallery/${inspirationId}${size}.webp?v=${artVersion}`
  return { src: of('-640'), srcSet: `${of('-320')} 320w, ${of('-640')} 640w, ${of('')} 1024w` }
}
