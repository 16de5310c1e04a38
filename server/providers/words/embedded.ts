import { partyThemes } from '@festoon/contract/themes/catalog'
import type { WordsProvider } from './port.ts'
import { searchKeywords } from './searchKeywords.ts'
import { describeParty } from './templates.ts'

/** The text provider that works without an external service. It writes text from templates and the themes' descriptions. */
export const embeddedWords: WordsProvider = {
  describe: ({ prompt, eventName, theme: namedTheme, onlyHostsWords }) => {
    const theme = partyThemes.find(({ name }) => name === namedTheme)
    return Promise.resolve(describeParty({ prompt, eventName, onlyHostsWords, ...(theme ? { theme } : {}) }))
  },
  keywords: (text) => Promise.resolve(searchKeywords(text)),
}
