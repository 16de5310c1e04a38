// Repeats the tests whose titles contain some words, while one core is kept busy: `npm run flaky -- 'title' 20`. Finds the cause of
// a flaky test, and proves that it is gone. Prints how many of the runs failed, and exits 1 if one did.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { build } from '../build.mjs'
import { install } from '../install.mjs'
import { inRoot } from '../root.mjs'
import { freshDatabase } from './database.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { readResults, resultFile } from './results.mjs'
import { runProgram } from './runStep.mjs'
import { resultsFolder, steps } from './steps.mjs'

const [title = '', times = '20'] = process.argv.slice(2)
if (title === '' || !/^[1-9]\d*$/.test(times)) stop("Usage: npm run flaky -- 'title' 20")
install()
const found = steps.flatMap((step) => {
  const tests = readResults(resultsFolder, step.name).filter((result) => result.title.includes(title))
  return step.only && !step.long && tests.length > 0 ? [{ step, args: step.only(tests) }] : []
})
if (found.length === 0) stop(`The last npm test has no result with “${title}” in its title. Run its step first.`)
const isBuilt = found.every(({ step }) => !step.built) || (await build())
if (!isBuilt) stop('The build failed.')

const results = inRoot('.results', 'repeated')
mkdirSync(results, { recursive: true })
const memory = memoryFolder()
const database = process.env.TEST_DATABASE_URL ? null : await freshDatabase()
const url = process.env.TEST_DATABASE_URL ?? database?.url
const load = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
process.on('exit', () => load.kill('SIGKILL'))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130))

let failed = 0
for (let time = 1; time <= Number(times); time += 1) {
  for (const { step, args } of found) {
    const options = { results, isBuilt, isLong: false, url, tempFolder: memory?.path }
    const code = await runProgram(step, options, { args, results })
    const hasFailed = code !== 0 || readResults(results, step.name).every(({ state }) => state === 'skipped')
    console.log(`${time}  ${step.name.padEnd(9)} ${hasFailed ? 'FAILED' : 'ok'}`)
    if (!hasFailed) continue
    failed += 1
    console.log(
      readFileSync(resultFile(results, step.name, 'log'), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(-40)
        .join('\n'),
    )
  }
}
load.kill('SIGKILL')
memory?.remove()
await database?.drop()
console.log(`\n${failed} of ${Number(times) * found.length} runs failed`)
process.exit(failed > 0 ? 1 : 0)

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
