import { describe, expect, it } from 'vitest'
import { asvsIds } from './sources/asvsIds.ts'
import { abuseBreaches, abuseRows, evidenceRows, idBreaches, kindOf, rowBreaches } from './sources/evidence.ts'
import { root, sourceText } from './sources/sourceFiles.ts'

const rows = evidenceRows(sourceText(root, 'docs/threat-model.md'))
const rowOf = (how: string, requirement = 'encode output') => ({ id: 'V1.1.1', requirement, how })

describe('the ASVS table in docs/threat-model.md', () => {
  it('has every level 1 and 2 requirement once, in order', () => {
    expect(asvsIds).toHaveLength(253)
    expect(idBreaches(rows)).toEqual([])
    expect(rows.map(({ id }) => id)).toEqual(asvsIds)
  })

  it('names one kind of evidence in each row, and only files, headings and settings that exist', () => {
    expect(rows.flatMap(rowBreaches)).toEqual([])
  })

  it('says in SECURITY.md and README.md where it is', () => {
    for (const path of ['SECURITY.md', 'README.md'])
      expect(sourceText(root, path), path).toContain('](docs/threat-model.md)')
  })
})

describe('the check of the table', () => {
  it.each([
    ['a missing row', rows.slice(1), ['V1.1.1: 0 rows']],
    ['a repeated row', [...rows, ...rows.slice(0, 1)], ['V1.1.1: 2 rows']],
    ['an unknown requirement', [...rows, { ...rowOf('open: x'), id: 'V1.1.9' }], ['V1.1.9: no such requirement']],
  ])('finds %s', (_what, givenRows, breaches) => {
    expect(idBreaches(givenRows)).toEqual(breaches)
  })

  it.each([
    ['no kind', '`tests/laws/files.test.ts`', 'not exactly one kind of evidence'],
    ['an unknown kind', 'maybe: later', 'not exactly one kind of evidence'],
    ['two kinds', 'test: `tests/laws/files.test.ts`, open: more', 'not exactly one kind of evidence'],
    ['a missing test', 'test: `tests/laws/gone.test.ts`', 'tests/laws/gone.test.ts does not exist'],
    ['a test that is none', 'test: `tests/laws/sources/evidence.ts`', 'not a list of tests'],
    ['no test', 'test: we tried it', 'not a list of tests'],
    ['a test with words', 'test: `tests/laws/files.test.ts` in part', 'not a list of tests'],
    ['an unknown variable', 'setting: `TRUST_NO_ONE`', 'TRUST_NO_ONE is no setting'],
    ['an unknown variable in words', 'open: `TRUST_NO_ONE` is unchecked', 'TRUST_NO_ONE is no setting'],
    ['no variable', 'setting: the proxy', 'not a list of variables'],
    ['a missing document', 'document: `docs/gone.md`', 'docs/gone.md does not exist'],
    ['a missing heading', 'document: `docs/operating.md` “Gone”', 'docs/operating.md has no heading Gone'],
    ['a test as a document', 'document: `tests/laws/files.test.ts`', 'not a list of documents'],
    ['no reason', 'reason: ', 'no words'],
    ['a test next to a reason', 'reason: see `tests/laws/files.test.ts`', 'a file next to a reason'],
    ['a test next to what is open', 'open: half in `tests/laws/files.test.ts`', 'a file next to a reason'],
  ])('finds %s', (_what, how, breach) => {
    expect(rowBreaches(rowOf(how))).toContain(`V1.1.1: ${breach}`)
  })

  it('finds too many words, and none', () => {
    for (const requirement of ['one two three four five six seven eight nine', ''])
      expect(rowBreaches(rowOf('reason: no LDAP', requirement))).toEqual(['V1.1.1: not one to eight words'])
  })

  it.each([
    ['test', 'test: `tests/laws/files.test.ts`, `e2e/shell/referer.spec.ts`'],
    ['setting', 'setting: `TRUST_PROXY`'],
    ['document', 'document: `docs/operating.md` “Limits”, `renovate.json`'],
    ['reason', 'reason: no LDAP'],
    ['open', 'open: no test sends it'],
  ])('accepts a %s', (kind, how) => {
    expect([kindOf(rowOf(how)), rowBreaches(rowOf(how))]).toEqual([kind, []])
  })
})

describe('the abuse cases in docs/threat-model.md', () => {
  const cases = abuseRows(sourceText(root, 'docs/threat-model.md'))

  it('each say who wants what, what stops it, and which tests prove it', () => {
    expect(cases.length).toBeGreaterThan(5)
    expect(cases.flatMap(abuseBreaches)).toEqual([])
  })

  it.each([
    ['a missing test', { test: '`tests/laws/gone.test.ts`' }, 'tests/laws/gone.test.ts does not exist'],
    ['words instead of a test', { test: 'we tried it' }, 'not a list of tests'],
    ['an empty cell', { stops: '' }, 'an empty cell'],
  ])('are checked for %s', (_what, changedFields, breach) => {
    const right = { actor: 'a guest', wish: 'more', stops: 'a rule', test: '`tests/laws/files.test.ts`' }
    expect(abuseBreaches(right)).toEqual([])
    expect(abuseBreaches({ ...right, ...changedFields })).toEqual([`more: ${breach}`])
  })
})
