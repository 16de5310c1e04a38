/** Returns the URL of the 640 px version of an image on this server. Any other URL is returned as is. */
export const smallPhoto = (photoUrl: string): string => photoUrl.replace(/^(\/files\/.+)\.webp$/, '$1-640.webp')
