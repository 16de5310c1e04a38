// Prints a random sample of product strings and docstrings, with the names that they explain, for review: `npm run sample -- 7 100`.
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

const [seed = 1, size = 100] = process.argv.slice(2).map(Number)

/** @param {string} pattern */
const filesOf = (pattern) =>
  globSync(pattern, { cwd: inRoot() }).filter((path) => !/node_modules|dist|\.stories\./.test(path))

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), 'utf8')

const strings = filesOf('{contract/messages/en/**/*.ts,ui/private/{messages,laterMessages}.ts}').flatMap((path) =>
  [...read(path).matchAll(/(?:=>?|:)\s+(?:plural\([^{]*)?(['"`])((?:\\.|(?!\1).)+)\1/gs)].map(
    (match) => `${path}: ${match[2]}`,
  ),
)
/** @param {string} text */
const oneLine = (text) =>
  text
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const docstrings = filesOf('{tokens,art,ui,contract,app,server}/**/*.{ts,tsx}').flatMap((path) =>
  [...read(path).matchAll(/^[^'"`\n]*\/\*\*([\s\S]*?)\*\/([^\n]*\n?[^\n]*)/gm)].map(
    ([, body = '', declaration = '']) => `${path}: ${oneLine(body)} => ${oneLine(declaration)}`,
  ),
)

let state = seed
/** Returns the next pseudorandom number from 0 to 1 (Mulberry32). The same seed gives the same sample. */
function random() {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/**
 * @param {string} title
 * @param {string[]} all
 */
function print(title, all) {
  console.log(`\n${title}: ${Math.min(size, all.length)} of ${all.length}, seed ${seed}`)
  const left = all.toSorted()
  for (let count = Math.min(size, left.length); count > 0; count -= 1)
    console.log(`- ${left.splice(Math.floor(random() * left.length), 1)[0]}`)
}

print('Product strings', strings)
print('Docstrings', docstrings)
