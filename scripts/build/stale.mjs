import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../root.mjs'

const skipped = /(^|\/)(node_modules|dist)$|\.stories\.tsx$|\.md$/

/**
 * Returns every file under a path of the repository, sorted, without stories, documents and build output.
 * @param {string} path
 * @returns {string[]}
 */
function files(path) {
  const full = inRoot(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .toSorted()
    .map((name) => join(path, name))
    .filter((inner) => !skipped.test(inner))
    .flatMap(files)
}

/**
 * Returns a hash of the contents of files and folders.
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(files))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} part */
const stampOf = (part) => inRoot('dist', '.stamps', part)

/**
 * Checks whether a part has never been built, or was last built from different sources.
 * @param {string} part
 * @param {string} hash
 */
export function isStale(part, hash) {
  return !existsSync(stampOf(part)) || readFileSync(stampOf(part), 'utf8') !== hash
}

/**
 * Stores the hash of the sources that a part was built from.
 * @param {string} part
 * @param {string} hash
 */
export function setStamp(part, hash) {
  mkdirSync(dirname(stampOf(part)), { recursive: true })
  writeFileSync(stampOf(part), hash)
}
