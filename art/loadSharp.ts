import type sharp from 'sharp'

/** Loads sharp on first use, because loading its native code at startup would delay the server. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default
