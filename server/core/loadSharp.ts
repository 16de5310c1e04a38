import type sharp from 'sharp'

/** Loads the image library `sharp` on first use, because loading its native code would slow down the server's start. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default
