// Measures how many small faults the tests notice: `npm run mutants`. Changes a seeded sample of the code, one change (mutant) of
// StrykerJS at a time, and runs the tests that could notice it. Prints the mutants that no test noticed, and the score of each
// area. `--sample=300` sets the size of the sample, `--seed=1` draws another one, and `--in=contract/rules/dates` mutates only
// paths that start with it. Exits 1 if fewer than 90 % are noticed.
//
// By default it mutates the pure code, which unit tests cover. `--area=components` mutates the app's components, hooks and other
// files with markup or effects. The app has no stories, so it runs the unit tests and then the journeys that reach a mutant, at most
// `--journeys=12`, until one fails. This takes hours. It doesn't draw mutants that no behavior could show: lists of class names, the
// text of thrown errors and of the console, and empty lists of a hook's dependencies. The service worker isn't mutated.
//
// All outcomes are written to .results/mutants.json. `--again` tests only the mutants that the last run with this sample didn't
// notice or didn't get to, for example after a test was strengthened, and counts the others as they were.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { canShow, componentParts } from './mutants/components/componentParts.mjs'
import { componentTester } from './mutants/components/componentTester.mjs'
import { copyRepository } from './mutants/copyRepository.mjs'
import { drawMutants, nameOf } from './mutants/drawMutants.mjs'
import { areas, pureParts } from './mutants/pureParts.mjs'
import { pureTester } from './mutants/pureTester.mjs'
import { inRoot } from './root.mjs'
import { stopAll } from './run.mjs'

/** The share of mutants, in percent, that the tests must notice. */
const leastScore = 90

const option = (/** @type {string} */ name, /** @type {string} */ usual) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    stopAll('SIGKILL')
    process.exit(130)
  })

install()
const ofComponents = option('area', 'pure') === 'components'
const isChosen = (/** @type {{file: string}} */ { file }) => file.startsWith(option('in', ''))
const pure = ofComponents ? [] : pureParts().filter(isChosen)
const parts = ofComponents ? componentParts().filter(isChosen) : pure
if (parts.length === 0) {
  console.error('There is no such code at this path.')
  process.exit(1)
}
const sample = { size: Number(option('sample', '300')), seed: Number(option('seed', '1')) }
const { files, drawn, total, hidden } = await drawMutants(parts, sample, ofComponents ? canShow : undefined)
const copy = copyRepository()
const isAgain = process.argv.includes('--again')
const tester = ofComponents
  ? componentTester(copy, { most: Number(option('journeys', '12')), isAgain, files })
  : pureTester(copy, pure)
const outcomesFile = inRoot('.results/mutants.json')
/** @typedef {{name: string, file: string, place: string, change: string, outcome: string, detail: string}} Outcome */
/** @type {Outcome[]} */
const lastOutcomes = isAgain && existsSync(outcomesFile) ? JSON.parse(readFileSync(outcomesFile, 'utf8')).tested : []
/** @type {Outcome[]} */
const tested = lastOutcomes.filter(
  ({ name, outcome }) => outcome !== 'passed' && drawn.some((mutant) => nameOf(mutant) === name),
)
try {
  for (const { name, content } of files) writeFileSync(join(copy, name), content)
  await tester.prepare()
  console.log(
    `Testing ${drawn.length - tested.length} of ${total} mutants, without ${hidden} that nothing could show …`,
  )
  /** @type {typeof drawn} */
  const again = []
  const record = (
    /** @type {typeof drawn[number]} */ mutant,
    /** @type {import('./mutants/pureTester.mjs').Tested} */ { outcome, detail = '' },
  ) => {
    const { fileName: file, location, mutatorName, replacement } = mutant
    // StrykerJS counts lines from 0.
    const place = `${file}:${location.start.line + 1}:${location.start.column + 1}`
    const change = `${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`
    tested.push({ name: nameOf(mutant), file, place, change, outcome, detail })
    if (outcome !== 'failed')
      console.log(`${outcome === 'passed' ? 'not noticed' : 'never ended'}  ${place}  ${change}  ${detail}`)
    if (tested.length % 50 === 0) console.log(`${tested.length} of ${drawn.length} …`)
    mkdirSync(inRoot('.results'), { recursive: true })
    writeFileSync(outcomesFile, JSON.stringify({ sample, total, hidden, tested }, null, 2))
  }
  const done = new Set(tested.map(({ name }) => name))
  const waiting = drawn.filter((mutant) => !done.has(nameOf(mutant)))
  const testNext = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const result = await tester.test(mutant)
      if (result.outcome === 'ended') again.push(mutant)
      else record(mutant, result)
    }
  }
  await Promise.all([testNext(), testNext()])
  for (const mutant of again) record(mutant, await tester.test(mutant))
} finally {
  await tester.dispose()
  rmSync(copy, { recursive: true, force: true })
}

const scoreOf = (/** @type {typeof tested} */ some) =>
  (100 * some.filter(({ outcome }) => outcome !== 'passed').length) / some.length
const areasOf = ofComponents ? ['app/entry', 'app/screens', 'app/features', 'app/parts', 'app/platform'] : areas
for (const area of areasOf) {
  const inArea = tested.filter(({ file }) => file.startsWith(`${area}/`))
  if (inArea.length > 0)
    console.log(`${area.padEnd(15)} ${scoreOf(inArea).toFixed(0).padStart(3)} % of ${inArea.length}`)
}
console.log(`${'total'.padEnd(15)} ${scoreOf(tested).toFixed(1)} % of ${tested.length}, at least ${leastScore} %`)
process.exit(scoreOf(tested) < leastScore ? 1 : 0)
