import { fileURLToPath } from 'node:url'

/** A square picture of 640 px, larger than the smallest crop. */
export const coverFile = fileURLToPath(new URL('./cover.png', import.meta.url))
