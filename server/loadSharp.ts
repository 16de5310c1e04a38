import type sharp from 'sharp'

/** What draws pictures, loaded with the first of them: reading its native code would hold up a server that starts. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default
