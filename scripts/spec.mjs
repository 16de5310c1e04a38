// Prints how many requirements the last `npm test` proved, by area and in total. `--missing` lists the others.
// `--results=<folder>` reads other results. Prints a note if the results aren't all from one full run.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'
import { fullRunFile, steps } from './steps/steps.mjs'

/** @typedef {{title: string, state: 'passed' | 'failed' | 'skipped', tags: string[]}} Result */

const given = process.argv.find((argument) => argument.startsWith('--results='))
const results = given?.slice('--results='.length) ?? inRoot('.results')
const files = existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.json')) : []
if (files.length === 0) {
  console.error('There are no results yet. Run npm test first.')
  process.exit(1)
}

/** Returns the ids at the end of a test's title, `[SIGN-07, SIGN-08]`, and those in a story's tags. */
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
for (const note of mixedResults()) console.error(note)
console.log(`total ${rows.filter((row) => row.proven).length}/${rows.length}`)

/** Returns the reasons why these aren't the results of one full run. */
function mixedResults() {
  const file = join(results, fullRunFile)
  const counted = steps.filter(({ counts, long }) => counts && !long).map(({ name }) => name)
  const present = counted.filter((name) => files.includes(`${name}.json`))
  const absent = counted.filter((name) => !present.includes(name))
  const notes = absent.length > 0 ? [`No results of: ${absent.join(', ')}`] : []
  if (!existsSync(file)) return [...notes, 'There was no full run. Run `npm test` without step names.']
  /** @type {{started: number, ended?: number}} */
  const { started, ended } = JSON.parse(readFileSync(file, 'utf8'))
  const writtenAt = (/** @type {string} */ name) => statSync(join(results, `${name}.json`)).mtimeMs
  const older = present.filter((name) => writtenAt(name) < started)
  const newer = present.filter((name) => writtenAt(name) > (ended ?? Infinity))
  if (older.length > 0) notes.push(`Older than the last full run: ${older.join(', ')}`)
  if (newer.length > 0) notes.push(`Newer than the last full run: ${newer.join(', ')}`)
  return ended === undefined ? [...notes, 'The last full run was interrupted.'] : notes
}
