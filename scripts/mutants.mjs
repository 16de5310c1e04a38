// Measures how many small faults the tests notice: `npm run mutants`. Changes a seeded sample of the pure parts of the code, one
// change (mutant) at a time, with StrykerJS, and runs the tests of the changed file. Prints the score of each area and the mutants
// that no test noticed. `--sample=300` sets the size of the sample, `--seed=1` draws another one, and `--in=contract/rules/dates`
// mutates only paths that start with it. Exits 1 if fewer than 90 % are noticed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, node24 } from './install.mjs'
import { areas, pureParts } from './mutants/pureParts.mjs'
import { copyRepository } from './mutants/copyRepository.mjs'
import { drawMutants } from './mutants/drawMutants.mjs'
import { inRoot } from './root.mjs'
import { run, stopAll } from './run.mjs'

/** The share of mutants, in percent, that the tests must notice. */
const leastScore = 90

/** @typedef {{mutatorName: string, replacement?: string, status: string, location: {start: {line: number}}}} Mutant */

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
const drawn = await drawMutants(parts, { size: Number(option('sample', '300')), seed: Number(option('seed', '1')) })
console.log(`Testing ${drawn.ranges.length} of ${drawn.total} places in ${parts.length} files …`)

const copy = copyRepository()
const report = inRoot('.results', 'mutants.json')
rmSync(report, { force: true })
try {
  writeFileSync(join(copy, 'parts.json'), JSON.stringify(parts))
  const settings = join(copy, 'stryker.json')
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'command',
      commandRunner: { command: `${node24()} scripts/mutants/runTests.mjs` },
      inPlace: true,
      mutate: drawn.ranges,
      plugins: [],
      checkers: [],
      coverageAnalysis: 'off',
      // There is no compiler API to read one with.
      tsconfigFile: 'none.json',
      concurrency: 2,
      timeoutMS: 120_000,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      fileLogLevel: 'off',
      logLevel: 'warn',
    }),
  )
  const code = await run(node24(), [inRoot('node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', settings], {
    cwd: copy,
    limitSeconds: 3 * 3_600,
  })
  if (code !== 0) process.exit(code)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** @type {{files: Record<string, {mutants: Mutant[]}>}} */
const { files } = JSON.parse(readFileSync(report, 'utf8'))
const tested = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
const isNoticed = (/** @type {Mutant} */ { status }) => status === 'Killed' || status === 'Timeout'
for (const { file, location, mutatorName, replacement } of tested.filter((mutant) => !isNoticed(mutant)))
  console.log(
    `not noticed  ${file}:${location.start.line}  ${mutatorName}: ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
  )

const scoreOf = (/** @type {Mutant[]} */ mutants) => (100 * mutants.filter(isNoticed).length) / mutants.length
for (const area of areas) {
  const inArea = tested.filter(({ file }) => file.startsWith(`${area}/`))
  if (inArea.length > 0)
    console.log(`${area.padEnd(15)} ${scoreOf(inArea).toFixed(0).padStart(3)} % of ${inArea.length}`)
}
console.log(`${'total'.padEnd(15)} ${scoreOf(tested).toFixed(1)} % of ${tested.length}, at least ${leastScore} %`)
process.exit(scoreOf(tested) < leastScore ? 1 : 0)
