import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requirementsIn, requirements } from './sources/requirements.ts'
import { root, sourceText } from './sources/sourceFiles.ts'

const specification = resolve(root, '../shared/spec/requirements.tsv')
const record = 'docs/decisions/043-reworded-requirements.md'

describe.runIf(existsSync(specification))('the copy of the specification', () => {
  const originals = requirementsIn(existsSync(specification) ? readFileSync(specification, 'utf8') : '')
  const copies = new Map(requirements().map((row) => [row.id, row]))

  it('has the same rows, with the same areas, layers and sources', () => {
    const outline = (rows: typeof originals) => rows.map(({ text: _, ...rest }) => rest)
    expect(outline([...copies.values()])).toEqual(outline(originals))
  })

  it(`rewords only the rows listed in ${record}`, () => {
    const reworded = originals.filter(({ id, text }) => !text.startsWith('OPEN:') && copies.get(id)?.text !== text)
    const listed = [...sourceText(root, record).matchAll(/^\| `([A-Z]+-\d+)` \|/gm)].map(([, id]) => id)
    expect(reworded.map(({ id }) => id)).toEqual(listed)
  })
})
