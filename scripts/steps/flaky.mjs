// Repeats the tests whose titles contain some words, while one core is kept busy: `npm run flaky -- 'title' 20`. Finds the cause of
// a flaky test, and proves that it is gone. Prints how many of the runs failed, and exits 1 if one did.
import { build } from '../build.mjs'
import { install } from '../install.mjs'
import { inRoot } from '../root.mjs'
import { freshDatabase } from './database.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { repeatTests } from './repeatTests.mjs'
import { readResults } from './results.mjs'
import { resultsFolder, steps } from './steps.mjs'

const [title = '', times = '20'] = process.argv.slice(2)
if (title === '' || !/^[1-9]\d*$/.test(times)) stop("Usage: npm run flaky -- 'title' 20")
install()
const parts = steps.flatMap((step) => {
  const tests = readResults(resultsFolder, step.name).filter((result) => result.title.includes(title))
  return step.only && !step.long && tests.length > 0 ? [{ step, args: step.only(tests) }] : []
})
if (parts.length === 0) stop(`The last npm test has no result with “${title}” in its title. Run its step first.`)
const isBuilt = parts.every(({ step }) => !step.built) || (await build())
if (!isBuilt) stop('The build failed.')

const memory = memoryFolder()
const database = process.env.TEST_DATABASE_URL ? null : await freshDatabase()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130))
const failed = await repeatTests(parts, Number(times), {
  results: inRoot('.results', 'repeated'),
  isBuilt,
  isLong: false,
  url: process.env.TEST_DATABASE_URL ?? database?.url,
  tempFolder: memory?.path,
})
memory?.remove()
await database?.drop()
console.log(`\n${failed} of ${Number(times) * parts.length} runs failed`)
process.exit(failed > 0 ? 1 : 0)

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
