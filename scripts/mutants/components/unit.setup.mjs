import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { watchCoverage } from './watchCoverage.mjs'

const { FESTOON_MUTANT_COVERAGE: folder } = process.env
/** @type {Set<string>} */
const reached = new Set()
if (folder !== undefined)
  watchCoverage((id) => {
    const file = expect.getState().testPath
    if (reached.has(id) || file === undefined) return
    reached.add(id)
    appendFileSync(join(folder, 'unit'), `${JSON.stringify([file, id])}\n`)
  })
