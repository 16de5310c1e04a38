/** The 640 px variant of a picture that this server keeps; any other address stays as it is. */
export const smallPhoto = (photoUrl: string): string => photoUrl.replace(/^(\/files\/.+)\.webp$/, '$1-640.webp')
