// Which requirements the last `npm test` proved: one line per area, then the total. `--missing` lists the others;
// `--results=<folder>` reads other results than the last.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'

/** @typedef {{title: string, state: 'passed' | 'failed' | 'skipped', tags: string[]}} Result */

const given = process.argv.find((argument) => argument.startsWith('--results='))
const results = given?.slice('--results='.length) ?? inRoot('.results')
const files = existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.json')) : []
if (files.length === 0) {
  console.error('There are no results yet: run npm test first.')
  process.exit(1)
}

/** The ids that a test names at the end of its title, `[SIGN-07, SIGN-08]`, and those among a story's tags. */
function idsOf(/** @type {Result} */ { title, tags }) {
  const [, list = ''] = /\[([A-Z]{2,7}-\d{2,3}(?:,\s*[A-Z]{2,7}-\d{2,3})*)\]\s*$/.exec(title) ?? []
  return [...list.split(/,\s*/), ...tags].filter((id) => /^[A-Z]{2,7}-\d{2,3}$/.test(id))
}

const passed = new Set()
const failed = new Set()
for (const file of files) {
  for (const result of /** @type {Result[]} */ (JSON.parse(readFileSync(join(results, file), 'utf8')))) {
    const into = { passed, failed, skipped: new Set() }[result.state]
    for (const id of idsOf(result)) into.add(id)
  }
}

const [, ...lines] = readFileSync(inRoot('tests/requirements.tsv'), 'utf8').trimEnd().split('\n')
const rows = lines.map((line) => {
  const [id = '', area = '', , text = ''] = line.split('\t')
  return { id, area, text, proven: passed.has(id) && !failed.has(id) }
})

for (const area of new Set(rows.map((row) => row.area))) {
  const inArea = rows.filter((row) => row.area === area)
  console.log(`${area} ${inArea.filter((row) => row.proven).length}/${inArea.length}`)
  if (!process.argv.includes('--missing')) continue
  for (const { id, text } of inArea.filter((row) => !row.proven)) {
    console.log(`    ${id}${failed.has(id) ? ' (its test fails)' : ''}  ${text}`)
  }
}
console.log(`total ${rows.filter((row) => row.proven).length}/${rows.length}`)
