import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'
import { fixedNames } from './fixedNames.ts'
import { isRiddle } from './riddles.ts'
import { riddlesIn } from './riddlesIn.ts'

/** The rooms whose names say what they hold. */
const renamedRooms = ['tokens', 'ui', 'contract', 'art', 'app', 'server', 'e2e', 'tests']
/** A message is named after its text, such as `saved`. */
const messages = /^contract\/messages\/|^ui\/private\/(?:laterM|m)essages\.ts$/

/** Riddles that stay for now, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'server/accounts/identity/registerIdentity.ts ended': 'a field of the wire',
  'server/guests/rsvp/saveRsvp.ts proven': 'a field of save_rsvp.sql',
  'server/demo/parties.ts declined': 'a kind of guest, beside going and maybe',
  'server/demo/parties.ts failed': 'a kind of guest',
  'server/demo/parties.ts opened': 'a kind of guest',
  'server/demo/parties.ts sent': 'a kind of guest',
  'server/providers/mail/unsubscribeHeaders.ts prepared': 'an option of Nodemailer',
  'server/rpc/http/uploads/readForm.ts truncated': 'a property of the multipart parser',
  'tests/support/services/stripeService.ts disputed': 'a field of Stripe',
  'tests/support/services/stripeService.ts refunded': 'a field of Stripe',
  'ui/Toast/Toast.tsx docked': 'a prop of the published kit',
  'ui/Tooltip/Tooltip.tsx shown': 'a prop of the published kit',
}

const namesThatStay = fixedNames()
const files = sourceFiles(root, renamedRooms).filter((path) => !messages.test(path))
const all = files.flatMap((path) =>
  riddlesIn(path, sourceText(root, path), namesThatStay).map(({ line, name }) => ({
    path,
    line,
    name,
    key: `${path} ${name}`,
  })),
)
const namesIn = (text: string, path = 'a.ts'): string[] =>
  riddlesIn(path, text, new Set(['answered'])).map(({ line, name }) => `${line} ${name}`)

describe('names', () => {
  it('say what they hold', () => {
    expect(files.length).toBeGreaterThan(0)
    const breaches = all.filter(({ key }) => !Object.hasOwn(exceptions, key))
    expect(breaches.map(({ path, line, name }) => `${path}:${line} ${name}`)).toEqual([])
  })

  it('have no exception that is over', () => {
    const usedKeys = new Set(all.map(({ key }) => key))
    expect(Object.keys(exceptions).filter((key) => !usedKeys.has(key))).toEqual([])
  })

  it.each([
    ['a variable', 'export function a() {\n  const known = b()\n  if (known) c()\n  return known\n}', ['2 known']],
    ['a variable of the module', 'const asked = 1', ['1 asked']],
    ['a destructured variable', 'const { shown, seen: { kept } = {} } = a', ['1 shown', '1 kept']],
    ['an element', 'const [sent = 0, ...others] = a', ['1 sent']],
    ['a parameter', 'const a = (found: string) => {\n  b()\n  return found\n}', ['1 found']],
    ['the variable of a loop', 'for (const taken of a) {\n  b()\n  c(taken)\n}', ['1 taken']],
    ['an error', 'try {\n  a()\n} catch (thrown) {\n  b()\n  c(thrown)\n}', ['3 thrown']],
    ['a function', 'function escaped() {}', ['1 escaped']],
    ['a type', 'type Shown = string\ninterface Kept {}', ['1 Shown', '2 Kept']],
    ['a property', 'interface A {\n  own: string\n  waits(): void\n}', ['2 own', '3 waits']],
    ['a property of a class', 'class A {\n  told = 1\n  holds() {}\n}', ['2 told', '3 holds']],
    ['a verb', 'const waits = 2', ['1 waits']],
    ['a rest without its noun', 'const rest = 1', ['1 rest']],
  ])('report %s', (_what, text, riddles) => {
    expect(namesIn(text)).toEqual(riddles)
  })

  it.each([
    ['in a scope of two lines', 'const a = b.map((known) => known.id)\nfor (const sent of a)\n  b(sent)'],
    ['that are fields of the wire', 'interface A {\n  answered: boolean\n}\nconst { answered } = a'],
    ['beside other sides', 'const { left, right } = a'],
    ['of the other props', 'const { a, ...rest } = b'],
  ])('may be riddles %s', (_where, text) => {
    expect(namesIn(text)).toEqual([])
  })

  it('of stories are the states that they show', () => {
    expect(namesIn('export const Disabled = {}\nexport const Shown = {}', 'a.stories.tsx')).toEqual([])
  })

  it.each(['known', 'Shown', 'unsent', 'waits', 'left', 'own', 'settled'])('may not be %s', (name) => {
    expect(isRiddle(name)).toBe(true)
  })

  it.each(['knownContacts', 'isShown', 'seed', 'speed', 'tree', 'disabled', 'expected', 'guests', 'one'])(
    'may be %s',
    (name) => {
      expect(isRiddle(name)).toBe(false)
    },
  )
})
