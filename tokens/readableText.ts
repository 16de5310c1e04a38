import { luminance, takesBlack } from './contrast.ts'

/** Returns black or white, whichever is more readable on the background, as `#rrggbb`. */
export const readableText = (ground: string): string => (takesBlack(luminance(ground)) ? '#000000' : '#ffffff')
