import type sharp from 'sharp'

/** Loads the rasterizer on first use: reading its native code would slow down a server that is starting. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default
