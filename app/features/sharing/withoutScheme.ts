/** Returns a URL without its scheme, as people read it. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '')
