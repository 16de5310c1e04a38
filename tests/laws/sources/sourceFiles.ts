import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The six top-level source folders. */
export const rooms = ['tokens', 'contract', 'art', 'ui', 'app', 'server'] as const

const sourcePattern = '**/*.{ts,tsx,mjs}'
const left = /(^|\/)(node_modules|dist|fixtures)\//

/** Returns the source files in folders of a tree, as paths relative to the tree's root. */
export function sourceFiles(tree: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/${sourcePattern}`, { cwd: tree }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !left.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Reads one of the files. */
export function sourceText(tree: string, path: string): string {
  return readFileSync(join(tree, path), 'utf8')
}
