/** Returns the 640 px version of an image on this server; any other address stays as it is. */
export const smallPhoto = (photoUrl: string): string => photoUrl.replace(/^(\/files\/.+)\.webp$/, '$1-640.webp')
