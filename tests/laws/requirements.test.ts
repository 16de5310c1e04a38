import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { crowdedTitlesIn, idsIn, requirements, requirementsIn } from './sources/requirements.ts'
import { root, sourceText } from './sources/sourceFiles.ts'

const specification = resolve(root, '../shared/spec/requirements.tsv')
const record = 'docs/requirements.md'
const rows = requirements()
const knownIds = new Set(rows.map(({ id }) => id))

describe('the requirements', () => {
  it('have unique ids with the prefix of their area', () => {
    expect(knownIds.size).toBe(rows.length)
    expect(rows.filter(({ id, area }) => !new RegExp(`^${area}-\\d{2,3}$`).test(id))).toEqual([])
  })

  it('have a layer, a text and a source', () => {
    const layers = /^(kit|app|server)(\+(kit|app|server))*$/
    expect(rows.filter(({ layer, text, source }) => !layers.test(layer) || text === '' || source === '')).toEqual([])
  })

  it('have no open questions', () => {
    expect(rows.filter(({ text }) => /\bOPEN\b|must be decided/.test(text)).map(({ id }) => id)).toEqual([])
  })

  it('include all ids that tests and stories name', () => {
    const tests = globSync(['tests/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { cwd: root }).flatMap((path) =>
      [...sourceText(root, path).matchAll(/\[([A-Z]{2,7}-\d{2,3}(?:,\s*[A-Z]{2,7}-\d{2,3})*)\]/g)].flatMap(
        ([, list = '']) => idsIn(list).map((id) => ({ path, id })),
      ),
    )
    const stories = globSync('ui/**/*.stories.tsx', { cwd: root }).flatMap((path) =>
      [...sourceText(root, path).matchAll(/\btags: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        idsIn(list).map((id) => ({ path, id })),
      ),
    )
    expect([...tests, ...stories].filter(({ id }) => !knownIds.has(id))).toEqual([])
  })

  it('are at most four in the title of a test, so that each can be read off it', () => {
    const tests = globSync(['tests/**/*.test.{ts,tsx}', 'e2e/**/*.{spec,test}.ts'], { cwd: root })
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.flatMap((path) => crowdedTitlesIn(path, sourceText(root, path)))).toEqual([])
  })

  it.each([
    [4, "'", []],
    [5, "'", ['x.test.ts:2: 5 requirements']],
    [5, '"', ['x.test.ts:2: 5 requirements']],
    [11, '`', ['x.test.ts:2: 11 requirements']],
  ])('are found if there are more: %i in %s', (count, quote, crowdedTitles) => {
    const ids = rows.slice(0, count).map(({ id }) => id)
    const title = `${quote}a title [${ids.join(', ')}]${quote}`
    expect(crowdedTitlesIn('x.test.ts', `it.each([1])(\n  ${title},\n  async () => {},\n)\n`)).toEqual(crowdedTitles)
  })
})

describe.runIf(existsSync(specification))('the copy of the specification', () => {
  const originals = requirementsIn(existsSync(specification) ? readFileSync(specification, 'utf8') : '')
  const copies = new Map(rows.map((row) => [row.id, row]))

  it('has the same rows, with the same areas, layers and sources', () => {
    const outline = (all: typeof originals) => all.map(({ id, area, layer, source }) => ({ id, area, layer, source }))
    expect(outline([...copies.values()])).toEqual(outline(originals))
  })

  it(`rewords only the rows listed in ${record}`, () => {
    const rewordedRows = originals.filter(({ id, text }) => !text.startsWith('OPEN:') && copies.get(id)?.text !== text)
    const listedIds = [...sourceText(root, record).matchAll(/^\| `([A-Z]+-\d+)` \|/gm)].map(([, id]) => id)
    expect(rewordedRows.map(({ id }) => id)).toEqual(listedIds)
  })
})
