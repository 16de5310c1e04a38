import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Returns a path inside the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts)
