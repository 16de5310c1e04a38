import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.mjs'

/** @typedef {{file: string, tests: string[]}} PurePart a file with the tests that import it, as paths in the repository */

/** The folders whose pure parts are mutated, by the name under which their score is printed. */
export const areas = ['contract/rules', 'tokens', 'ui', 'app', 'server']

/** Matches tests that start a server or a database. They take too long to run for each mutant. */
const heavy = /support\/(?:testServer|testDatabase|load\/|rpcClient|builders)/

/**
 * Matches requests, code that is loaded later, and imports of a framework, a client, the server's calls, a database or the browser's
 * storage, which pure code doesn't use.
 */
const impure =
  /\b(?:import|fetch)\(|^import (?!type)[^;]*?from '(?:react|openid-client|@tanstack\/|react-router|kysely|fastify|node:child_process|[^']*\/(?:api\/call|rpc\/postCall|browser\/storage|database\/))/ms

const isPure = (/** @type {string} */ file) => /(?<!\.css|\.variants|\.d)\.ts$/.test(file) && !impure.test(textOf(file))

const textOf = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')

/** Returns the path of our file that a module of a test file imports, or undefined if it isn't one. */
function resolved(/** @type {string} */ test, /** @type {string} */ module) {
  const own = /^@festoon\/(.+)$/.exec(module)?.[1]
  if (own === undefined) return module.startsWith('.') ? posix.join(posix.dirname(test), module) : undefined
  return /\.\w+$/.test(own) ? own : `${own}.ts`
}

/**
 * Returns the rules and the tokens, and the files of the other areas that a test imports directly, each with these tests. Files
 * with markup, styles or effects don't count, nor do tests that need a server or a database.
 * @returns {PurePart[]}
 */
export function pureParts() {
  /** @type {Map<string, string[]>} */
  const found = new Map(
    globSync(['contract/rules/**/*.ts', 'tokens/*.ts'], { cwd: root })
      .filter(isPure)
      .map((file) => [file, []]),
  )
  for (const test of globSync('tests/{tokens,ui,contract,app,server}/**/*.test.{ts,tsx}', { cwd: root }).toSorted()) {
    const text = textOf(test)
    if (heavy.test(text)) continue
    for (const [, module = ''] of text.matchAll(/^(?:import|export) (?!type)[^;'(]*?from '([^']+)'/gms)) {
      const file = resolved(test, module)
      if (file === undefined || !existsSync(join(root, file)) || !isPure(file)) continue
      if (areas.some((area) => file.startsWith(`${area}/`))) found.set(file, [...(found.get(file) ?? []), test])
    }
  }
  return [...found]
    .map(([file, tests]) => ({ file, tests: tests.length > 0 ? tests : testsBeside(file) }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

/** Returns the tests of the other files in a file's folder, which are the likeliest to depend on it. */
const testsBeside = (/** @type {string} */ file) => globSync(`tests/${posix.dirname(file)}/*.test.ts`, { cwd: root })
