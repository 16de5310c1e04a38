// Measures how many small faults the tests notice: `npm run mutants`. Changes a seeded sample of the pure parts of the code, one
// change (mutant) of StrykerJS at a time, and runs the tests of the changed file. Prints the mutants that no test noticed, and the
// score of each area. `--sample=300` sets the size of the sample, `--seed=1` draws another one, and `--in=contract/rules/dates`
// mutates only paths that start with it. Exits 1 if fewer than 90 % are noticed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, node24 } from './install.mjs'
import { areas, pureParts } from './mutants/pureParts.mjs'
import { copyRepository } from './mutants/copyRepository.mjs'
import { drawMutants } from './mutants/drawMutants.mjs'
import { run, stopAll } from './run.mjs'

/** The share of mutants, in percent, that the tests must notice. */
const leastScore = 90

/** The longest time for the tests of one mutant. A mutant that needs more, such as an endless loop, counts as noticed. */
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
/** Runs the tests of a mutant, or of all files without one. @param {string} [id] */
const passes = async (id) => {
  const code = await run(node24(), [join(copy, 'scripts/mutants/runTests.mjs')], {
    cwd: copy,
    log: join(copy, `${id ?? 'all'}.log`),
    limitSeconds: id === undefined ? 1_200 : limitSeconds,
    env: id === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: id },
  })
  return code === 0
}
/** @type {{file: string, isNoticed: boolean}[]} */
const tested = []
try {
  writeFileSync(join(copy, 'parts.json'), JSON.stringify(parts))
  for (const { name, content } of files) writeFileSync(join(copy, name), content)
  console.log(`Running the tests of ${parts.length} files without a mutant …`)
  if (!(await passes())) {
    console.error(readFileSync(join(copy, 'all.log'), 'utf8').slice(-4_000))
    process.exit(1)
  }
  console.log(`Testing ${drawn.length} of ${total} mutants …`)
  const waiting = [...drawn]
  const testNext = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const { id, fileName, location, mutatorName, replacement } = mutant
      const isNoticed = !(await passes(id))
      tested.push({ file: fileName, isNoticed })
      // StrykerJS counts lines from 0.
      const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`
      if (!isNoticed)
        console.log(`not noticed  ${place}  ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`)
      if (tested.length % 50 === 0) console.log(`${tested.length} of ${drawn.length} …`)
    }
  }
  await Promise.all([testNext(), testNext()])
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
