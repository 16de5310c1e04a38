import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCopy } from './copy/readCopy.ts'
import { readDocstrings } from './copy/readDocstrings.ts'
import { readProse } from './copy/readProse.ts'
import type { Prose } from './copy/readProse.ts'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

/** Words and phrases to avoid, as patterns, each with a text that contains it. */
const tics: Readonly<Record<string, string>> = {
  whoever: 'Whoever has the link may answer.',
  whom: 'Share it only with whom you trust.',
  nobody: 'Nobody sees this.',
  somebody: 'Nothing complains while somebody types.',
  anew: 'Ask everyone anew.',
  'any more(?=[.,;:)]|$)': 'The party cannot be changed any more.',
  'for ever': 'The link works for ever.',
  'is told': 'The host is told of it.',
  'are told': 'Guests are told tomorrow.',
  'was told': 'The guest was told twice.',
  'were told': 'The guests were told twice.',
  'hears? of': 'Your guests will hear of it.',
  'heard of': 'The page has heard of the change.',
  'goes on': 'The draft goes on in another tab.',
  'go on with': 'You go on with the other version.',
  'goes by': 'No guest goes by that name.',
  'stands (?:above|at|below|beside|by|here|there)': 'Each message stands at its field.',
  'at hand': 'The first page is at hand.',
  'in sight': 'The button stays in sight.',
  'of its own accord': 'The list reloads of its own accord.',
  'of (?:its|their) own(?=[.,;:)]|$)': 'Each worker has a server of its own.',
  'by it(?=[.,;:)]|$)': 'A guest can answer by it.',
  'as it was': 'The form shows the answer as it was.',
  mails: 'The server sends mails.',
  whilst: 'The host waits whilst guests answer.',
  amongst: 'The guest is amongst the others.',
}
const patternOf = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'i')
const anyTic = patternOf(Object.keys(tics).join('|'))
const ticIn = (text: string): string | undefined => anyTic.exec(text)?.[0]

/** Openings to avoid. A docstring starts with a noun phrase or a third-person verb. */
const start = /^(What|Whoever|Whether|Whose|Who|Which|Why|Where|How|Tells whether|Answers?|Says)\b/

const rooms = ['app', 'art', 'contract', 'scripts', 'server', 'tokens', 'ui']
const messages = [...sourceFiles(root, ['contract/messages']), 'ui/private/messages.ts', 'ui/private/laterMessages.ts']
/** Stories, and the pages of the catalog. Designers read their copy, too. */
const stories = [
  ...sourceFiles(root, ['.storybook']),
  ...sourceFiles(root, ['ui']).filter((path) => /\.stories\./.test(path)),
]
const code = [...stories, ...globSync('*.config.ts', { cwd: root }), ...sourceFiles(root, ['tests', 'e2e'])]
const documents = [
  ...globSync('{*.md,renovate.json,cspell.config.yaml,docs/**/*.md,.changeset/*.md}', { cwd: root }),
  ...globSync(`{${rooms.join(',')}}/**/*.md`, { cwd: root }),
  ...globSync('{.github/**/*.*,.github/CODEOWNERS,.ci/*,.githooks/*,deploy/*}', { cwd: root }),
].filter((path) => !path.includes('node_modules'))

const linesOf = (path: string): Prose[] =>
  sourceText(root, path)
    .split('\n')
    .map((text, at) => ({ line: at + 1, text: text.trim() }))

/** Returns the texts with a tic, with the places where they are. */
const findTics = (paths: readonly string[], read: (path: string) => readonly Prose[]): string[] =>
  paths.flatMap((path) =>
    read(path).flatMap(({ line, text }) => (ticIn(text) === undefined ? [] : [`${path}:${line}: ${text}`])),
  )

describe('plain English', () => {
  it('is used in the message catalogs', () => {
    expect(messages.length).toBeGreaterThan(0)
    expect(findTics(messages, linesOf)).toEqual([])
  })

  it('is used in docstrings', () => {
    const docstrings = (path: string): Prose[] => readDocstrings(sourceText(root, path))
    const all = [...sourceFiles(root, rooms), ...code]
    const misbegun = all.flatMap((path) =>
      docstrings(path).flatMap(({ line, text }) => (start.test(text) ? [`${path}:${line}: ${text}`] : [])),
    )
    expect([...findTics(all, docstrings), ...misbegun]).toEqual([])
  })

  it('is used in the comments, titles and messages of tests, stories and settings', () => {
    expect(code.length).toBeGreaterThan(400)
    expect(findTics(code, (path) => readProse(path, sourceText(root, path)))).toEqual([])
  })

  it('is used in the copy of stories', () => {
    expect(stories.length).toBeGreaterThan(50)
    expect(findTics(stories, (path) => readCopy(path, sourceText(root, path)))).toEqual([])
  })

  it('is used in documents, and in the files for deployment and continuous integration', () => {
    expect(documents.length).toBeGreaterThan(50)
    expect(findTics(documents, linesOf)).toEqual([])
  })

  it.each(Object.entries(tics))('does not include %s', (source, text) => {
    expect(text).toMatch(patternOf(source))
    expect(ticIn(text)).toBeDefined()
  })

  it.each([
    'There are no more guests.',
    'It shows any more recent change.',
    '`any` stands for the first kind of database.',
    'A table of its own data.',
  ])('allows: %s', (text) => {
    expect(ticIn(text)).toBeUndefined()
  })

  it.each(['What the guest sees.', 'Tells whether it is over.', 'Answers the row.'])(
    'does not allow the opening of %s',
    (text) => {
      expect(text).toMatch(start)
    },
  )

  it.each([
    ['a comment', 'const a = 1 // Asked anew', ['Asked anew']],
    ['a docstring', '/**\n * The text,\n * on two lines.\n */\nconst a = 1', ['The text, on two lines.']],
    ['a title', "it.each([1])('works for %i', () => {})", ['works for %i']],
    ['a group of tests', 'describe(`a ${kind} list`, () => {})', ['a … list']],
    ['a message', "expect(count, 'nobody counts').toBe(0)", ['nobody counts']],
    ['no other string', "const a = 'nobody'", []],
  ])('is looked for in %s', (_what, source, expected) => {
    expect(readProse('a.ts', source).map(({ text }) => text)).toEqual(expected)
  })
})
