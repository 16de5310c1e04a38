import { describe, expect, it } from 'vitest'
import { readDocstrings } from './copy/readDocstrings.ts'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

/** Words and phrases to avoid. */
const tics =
  /\b(whoever|whom|anew|any more(?=[.,;:)]|$)|is told|are told|was told|hears? of|heard of|goes on|go on with|goes by|nobody|somebody|at hand|in sight|of its own accord|for ever|as it was)\b/i
/** Openings to avoid. A docstring starts with a noun phrase or a third-person verb. */
const start = /^(What|Whoever|Whether|Whose|Who|Which|Why|Where|How|Tells whether|Answers?|Says)\b/

const messages = [...sourceFiles(root, ['contract/messages']), 'ui/private/messages.ts']
const rooms = ['app', 'art', 'contract', 'scripts', 'server', 'tokens', 'ui']

const ticIn = (text: string): string | undefined => tics.exec(text)?.[0]

describe('plain English', () => {
  it('is used in the message catalogs', () => {
    expect(messages.length).toBeGreaterThan(0)
    const found = messages.flatMap((path) =>
      sourceText(root, path)
        .split('\n')
        .flatMap((line, at) => (ticIn(line) === undefined ? [] : [`${path}:${at + 1}: ${line.trim()}`])),
    )
    expect(found).toEqual([])
  })

  it('is used in docstrings', () => {
    const found = sourceFiles(root, rooms).flatMap((path) =>
      readDocstrings(sourceText(root, path))
        .filter(({ text }) => ticIn(text) !== undefined || start.test(text))
        .map(({ line, text }) => `${path}:${line}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it.each(['Whoever holds the link may answer.', 'The host is told of it.', 'Nobody sees this.', 'Ask everybody anew'])(
    'does not include %s',
    (text) => {
      expect(ticIn(text)).toBeDefined()
    },
  )

  it.each(['What the guest sees.', 'Tells whether it is over.', 'Answers the row.'])(
    'does not allow the opening of %s',
    (text) => {
      expect(text).toMatch(start)
    },
  )
})
