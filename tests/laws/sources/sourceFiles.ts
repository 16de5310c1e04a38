import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The six rooms. */
export const rooms = ['tokens', 'contract', 'art', 'ui', 'app', 'server'] as const

const written = '**/*.{ts,tsx,mjs}'
const left = /(^|\/)(node_modules|dist|fixtures)\//

/** The source files below folders of a tree, as paths from the tree's root. */
export function sourceFiles(tree: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/${written}`, { cwd: tree }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !left.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** The text of one of the files. */
export function sourceText(tree: string, path: string): string {
  return readFileSync(join(tree, path), 'utf8')
}
