import fc from 'fast-check'

/** Returns the words and numbers in a text, in lowercase. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Parts of lines in which hosts describe parties. */
export const lineParts = {
  titles: [
    "Nana's 80th",
    'Maya turns 6',
    'BBQ',
    'game night',
    'Wedding of Ana & Ben',
    'pool party',
    "Hey, let's have a picnic",
  ],
  dates: [
    'Sunday lunch at 1',
    'Saturday at 2',
    'tomorrow 8pm',
    'June 5, 7-10pm',
    'next Friday',
    'at noon',
    'date tbd',
    'date to be decided',
  ],
  places: [
    '42 Fig Lane',
    'at 5 Oak Street, Oakland, CA 94601',
    'Hauptstr. 5',
    '12 rue de la Paix, Paris',
    "at Luigi's",
    'in the park',
    "@ Mia's place",
    'our garden',
    'online',
    'on Zoom',
    'https://meet.example.com/nana?x=1',
    'place tbd',
    'venue: The Old Mill',
  ],
  facts: [
    'no gifts',
    'kids welcome',
    'bring a chair and sunscreen',
    'hosted by Grandma Sue',
    'dress code: black tie',
    'no plus-ones',
    'street parking only',
    'RSVP by May 1',
    'allergies? let me know',
    'nut-free please',
    'registry at https://example.com/r/ana',
  ],
} as const

const part = fc.oneof(
  ...Object.values(lineParts).map((texts) => fc.constantFrom<string>(...texts)),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

/** Lines of real parts in any order and with any marks between them, and lines that aren't about a party. */
export const hostLines = fc
  .array(fc.tuple(part, fc.constantFrom(', ', ' ', '. ', ' and ', '; ', '! ', ' - ')), { maxLength: 7 })
  .map((parts) => parts.flat().join('').trim())
