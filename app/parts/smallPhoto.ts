/** Returns the URL of the small version of an image on our server, at most 640 px per side. Returns other URLs unchanged. */
export const smallPhoto = (photoUrl: string): string => photoUrl.replace(/^(\/files\/.+)\.webp$/, '$1-640.webp')
