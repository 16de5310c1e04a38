import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from '../root.mjs'

/** Maximum number of test files of one kind that run in addition to the laws. */
const maxFiles = 8

/**
 * Returns the test files that a change affects. These are the server's tests that changed or mention the main exports of changed
 * files, sorted by the number of such exports, most first, and the stories in changed folders of `ui`. `leftOut` is the number
 * of affected files beyond the maximum. `base` is the commit to compare with.
 * @param {string} base
 * @returns {{server: string[], stories: string[], leftOut: number}}
 */
export function touchedTests(base) {
  const changed = changedFiles(base)
  const names = changed.filter((file) => /^(?:server|contract)\/.*\.tsx?$/.test(file)).map(mainExport)
  const server = ranked(globSync('tests/server/**/*.test.{ts,tsx}', { cwd: root }), changed, names)
  const folders = new Set(changed.map((file) => /^ui\/(\w+)\//.exec(file)?.[1]))
  const stories = globSync('ui/*/*.stories.tsx', { cwd: root }).filter((file) => folders.has(file.split('/')[1]))
  const kept = { server: server.slice(0, maxFiles), stories: stories.slice(0, maxFiles) }
  return { ...kept, leftOut: server.length + stories.length - kept.server.length - kept.stories.length }
}

/** Returns the paths that differ from a commit, including new files. @param {string} base */
function changedFiles(base) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {string} file */
const mainExport = (file) => basename(file).replace(/\.\w+$/, '')

/**
 * @param {string[]} tests
 * @param {string[]} changed
 * @param {string[]} names
 */
function ranked(tests, changed, names) {
  const rankOf = (/** @type {string} */ test) => {
    if (changed.includes(test)) return Infinity
    const words = readFileSync(inRoot(test), 'utf8').match(/\w+/g) ?? []
    const said = new Set(words)
    return names.filter((name) => said.has(name)).length
  }
  return tests
    .map((test) => ({ test, rank: rankOf(test) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ test }) => test)
}
