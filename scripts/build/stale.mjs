import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../root.mjs'

const skipped = /(^|\/)(node_modules|dist)$|\.stories\.tsx$|\.md$/

/**
 * Every file under a path of the repository, sorted, without stories, documents and build output.
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
 * A hash of the contents of files and folders.
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
 * Whether the last build of a part was made of something else.
 * @param {string} part
 * @param {string} hash
 */
export function isStale(part, hash) {
  return !existsSync(stampOf(part)) || readFileSync(stampOf(part), 'utf8') !== hash
}

/**
 * Remembers what a part was built of.
 * @param {string} part
 * @param {string} hash
 */
export function setStamp(part, hash) {
  mkdirSync(dirname(stampOf(part)), { recursive: true })
  writeFileSync(stampOf(part), hash)
}
