import { fileURLToPath } from 'node:url'

/** The path of a 640 px square image, larger than the minimum crop. */
export const coverFile = fileURLToPath(new URL('./cover.png', import.meta.url))
