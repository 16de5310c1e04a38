import { luminance, takesBlack } from './contrast.ts'

/** Returns the more readable text color on a background: black or white. */
export const readableText = (ground: string): string => (takesBlack(luminance(ground)) ? '#000000' : '#ffffff')
