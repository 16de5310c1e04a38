import { partyThemes } from '@festoon/contract/themes/catalogue'
import type { WordsProvider } from './port.ts'
import { searchKeywords } from './searchKeywords.ts'
import { describeParty } from './templates.ts'

/** Writes by itself, from templates and the themes' own words. */
export const embeddedWords: WordsProvider = {
  describe: ({ prompt, eventName, theme: named }) => {
    const theme = partyThemes.find(({ name }) => name === named)
    return Promise.resolve(describeParty({ prompt, eventName, ...(theme ? { theme } : {}) }))
  },
  keywords: (text) => Promise.resolve(searchKeywords(text)),
}
