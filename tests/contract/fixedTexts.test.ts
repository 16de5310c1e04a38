import { describe, expect, it } from 'vitest'
import { catalogForms, catalogTexts } from '../support/texts/catalogTexts.ts'
import { fixedText, fixedTexts, isRead, quotedIn } from '../support/texts/fixedTexts.ts'

/** Texts that aren't on screens, each with the reason. */
const notOnScreens: readonly { id: string; text: string; why: string }[] = [
  { id: 'BG-02', text: 'Shuffle', why: 'BG-04 chooses the other of the two names.' },
  { id: 'ERR-01', text: 'Rate limit exceeded', why: 'Error in the log, tested with the calls.' },
  { id: 'ERR-02', text: 'Network error fetching {url}', why: 'Error in the log, tested with the calls.' },
  { id: 'ERR-03', text: 'Timed out after {ms}ms fetching {url}', why: 'Error in the log, tested with the calls.' },
  { id: 'ERR-49', text: 'Loading chunk failed', why: 'The browser writes it.' },
  { id: 'VAL-49', text: 'Name <email>', why: 'The format of what people paste.' },
]

const catalog = catalogTexts()
const onScreens = fixedTexts().filter(
  ({ id, text }) => !notOnScreens.some((exempt) => exempt.id === id && exempt.text === text),
)

describe('the texts that the specification fixes', () => {
  it('are found in the rows', () => {
    expect(onScreens.length).toBeGreaterThan(150)
    expect(onScreens).toContainEqual({ id: 'ERR-56', text: '{name} added.' })
  })

  // Not named as in other titles, because a text in a catalog doesn't prove that the app shows it.
  it.each(onScreens)('are in the catalogs word by word: $id, $text', ({ text }) => {
    for (const forms of catalogForms(text))
      expect(
        forms.some((form) => catalog.has(form)),
        `none of ${JSON.stringify(forms)}`,
      ).toBe(true)
  })

  it('are exempt only if they are quoted, and not in the catalogs', () => {
    for (const { id, text } of notOnScreens) {
      expect(fixedTexts()).toContainEqual({ id, text })
      expect(catalog.has(text)).toBe(false)
    }
  })
})

describe('the reader of fixed texts', () => {
  it('finds quotations, also with apostrophes', () => {
    expect(quotedIn("The party's title is 'You can't make it', or 'No' when '/event/{id}' ends.")).toEqual([
      "You can't make it",
      'No',
      '/event/{id}',
    ])
    expect(['Draft Error', '(Host)', '{name} added.', '/events', 'eventId', 'GET /version.json'].map(isRead)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('knows the forms of a text in a catalog', () => {
    expect(catalogForms('You have N upcoming party/parties.')).toEqual([
      ['You have 1 upcoming party.', 'You have … upcoming party.'],
      ['You have … upcoming parties.', 'You have … upcoming parties. …'],
    ])
    expect(catalogForms('You need a/an {thing} / Sure?')).toEqual([
      ['You need …', 'You need … …'],
      ['Sure?', 'Sure? …'],
    ])
  })

  it('fills in values, and rejects a text that no row quotes', () => {
    expect(fixedText('ERR-56', { values: ['Ana'] })).toBe('Ana added.')
    expect(fixedText('EVPAGE-18', { at: 1 })).toBe("You're signed in")
    expect(() => fixedText('ROUTE-01')).toThrow('ROUTE-01 quotes no text')
  })
})
