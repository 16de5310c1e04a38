/**
 * The letterings of invitations: a typeface for the title and one for the description. The design tokens hold their looks
 * (tokens/letterings.ts).
 */
export const letterings = [
  'modern',
  'poster',
  'wide',
  'round',
  'playful',
  'soft',
  'classic',
  'elegant',
  'glamour',
  'script',
  'roman',
  'pixel',
] as const
export type LetteringName = (typeof letterings)[number]
