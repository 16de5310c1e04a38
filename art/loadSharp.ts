import type sharp from 'sharp'

/** Loads the rasterizer on first use, because loading its native code would slow down a starting server. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default
