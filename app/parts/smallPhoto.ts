/** Returns the URL of the small version, at most 640 px per side, of an image on our server. Returns other URLs unchanged. */
export const smallPhoto = (photoUrl: string): string => photoUrl.replace(/^(\/files\/[^?]+)\.webp/, '$1-640.webp')
