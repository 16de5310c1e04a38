// Measures how many small faults the tests notice: `npm run mutants`. Changes a seeded sample of the pure parts of the code, one
// change (mutant) of StrykerJS at a time, and runs the tests of the changed file. Prints the mutants that no test noticed, and the
// score of each area. `--sample=300` sets the size of the sample, `--seed=1` draws another one, and `--in=contract/rules/dates`
// mutates only paths that start with it. Exits 1 if fewer than 90 % are noticed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, node24 } from './install.mjs'
import { copyRepository } from './mutants/copyRepository.mjs'
import { drawMutants } from './mutants/drawMutants.mjs'
import { areas, pureParts } from './mutants/pureParts.mjs'
import { run, stopAll } from './run.mjs'

/** The share of mutants, in percent, that the tests must notice. */
const leastScore = 90

/** The longest time for the tests of one mutant. One that needs more is tested again alone, and then counts as an endless loop. */
const limitSeconds = 240

const option = (/** @type {string} */ name, /** @type {string} */ usual) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    stopAll('SIGKILL')
    process.exit(130)
  })

install()
const parts = pureParts().filter(({ file }) => file.startsWith(option('in', '')))
if (parts.length === 0) {
  console.error('There is no pure code at this path.')
  process.exit(1)
}
const { files, drawn, total } = await drawMutants(parts, {
  size: Number(option('sample', '300')),
  seed: Number(option('seed', '1')),
})
const copy = copyRepository()
/**
 * Runs the tests of a mutant, or of all files without one. Returns `ended` if Vitest didn't name a failed test, because it took too
 * long or ended on its own.
 * @param {string} [id]
 */
const outcomeOf = async (id) => {
  const log = join(copy, `${id ?? 'all'}.log`)
  const code = await run(node24(), [join(copy, 'scripts/mutants/runTests.mjs')], {
    cwd: copy,
    log,
    limitSeconds: id === undefined ? 1_200 : limitSeconds,
    env: { NO_COLOR: '1', ...(id === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: id }) },
  })
  return code === 0 ? 'passed' : /^ FAIL {2}/m.test(readFileSync(log, 'utf8')) ? 'failed' : 'ended'
}
/** @type {{file: string, isNoticed: boolean}[]} */
const tested = []
try {
  writeFileSync(join(copy, 'parts.json'), JSON.stringify(parts))
  for (const { name, content } of files) writeFileSync(join(copy, name), content)
  console.log(`Running the tests of ${parts.length} files without a mutant …`)
  if ((await outcomeOf()) !== 'passed') {
    console.error(readFileSync(join(copy, 'all.log'), 'utf8').slice(-4_000))
    process.exit(1)
  }
  console.log(`Testing ${drawn.length} of ${total} mutants …`)
  /** @type {typeof drawn} */
  const again = []
  const record = (/** @type {typeof drawn[number]} */ mutant, /** @type {'passed' | 'failed' | 'ended'} */ outcome) => {
    const { fileName, location, mutatorName, replacement } = mutant
    tested.push({ file: fileName, isNoticed: outcome !== 'passed' })
    // StrykerJS counts lines from 0.
    const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`
    const change = `${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`
    if (outcome !== 'failed')
      console.log(`${outcome === 'passed' ? 'not noticed' : 'never ended'}  ${place}  ${change}`)
    if (tested.length % 50 === 0) console.log(`${tested.length} of ${drawn.length} …`)
  }
  const waiting = [...drawn]
  const testNext = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const outcome = await outcomeOf(mutant.id)
      if (outcome === 'ended') again.push(mutant)
      else record(mutant, outcome)
    }
  }
  await Promise.all([testNext(), testNext()])
  for (const mutant of again) record(mutant, await outcomeOf(mutant.id))
} finally {
  rmSync(copy, { recursive: true, force: true })
}

const scoreOf = (/** @type {typeof tested} */ some) =>
  (100 * some.filter(({ isNoticed }) => isNoticed).length) / some.length
for (const area of areas) {
  const inArea = tested.filter(({ file }) => file.startsWith(`${area}/`))
  if (inArea.length > 0)
    console.log(`${area.padEnd(15)} ${scoreOf(inArea).toFixed(0).padStart(3)} % of ${inArea.length}`)
}
console.log(`${'total'.padEnd(15)} ${scoreOf(tested).toFixed(1)} % of ${tested.length}, at least ${leastScore} %`)
process.exit(scoreOf(tested) < leastScore ? 1 : 0)
