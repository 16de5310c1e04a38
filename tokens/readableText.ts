import { luminance, takesBlack } from './contrast.ts'

/** The text that reads best on a ground: black or white. */
export const readableText = (ground: string): string => (takesBlack(luminance(ground)) ? '#000000' : '#ffffff')
