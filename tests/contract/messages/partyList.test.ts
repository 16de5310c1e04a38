import { expect, it } from 'vitest'
import { upcomingParties } from '../../../contract/messages/en/partyList.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

it.each([
  [0, 'parties'],
  [1, 'party'],
  [2, 'parties'],
  [11, 'parties'],
  [21, 'parties'],
])('the list says how many parties are ahead: %i %s [EVLIST-02]', (count, noun) => {
  const text = fixedText('EVLIST-02', { values: [String(count)] })
  expect(upcomingParties(count)).toBe(text.replace('party/parties', noun))
})
