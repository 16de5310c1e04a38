// Loaded into the journeys' servers: writes the mutants that they reach while they render pages to `FESTOON_MUTANT_COVERAGE`, each
// with the time, at most once in 100 ms. The worker's number is in the file's name.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchCoverage } from './watchCoverage.mjs'

const { FESTOON_MUTANT_COVERAGE: folder, TEST_WORKER_INDEX: worker } = process.env
/** @type {Map<string, number>} */
const latest = new Map()
if (folder !== undefined && worker !== undefined)
  watchCoverage((id) => {
    const now = Date.now()
    if (now - (latest.get(id) ?? 0) < 100) return
    latest.set(id, now)
    appendFileSync(join(folder, `server-${worker}`), `${now} ${id}\n`)
  })
