/** Returns the URL of the 640 px wide version of an image on our server. Returns other URLs unchanged. */
export const smallPhoto = (photoUrl: string): string => photoUrl.replace(/^(\/files\/.+)\.webp$/, '$1-640.webp')
