import { plural } from '../format.ts'
import { afterQuestion } from '../rsvp/afterQuestion.ts'

// The caterer sheet of a party

export const catererSheet = 'Caterer sheet'
export const pageTitle = (title: string) => `Caterer sheet · ${title}`
export const fileName = (title: string, day: string) => `Caterer sheet ${title} ${day}`

// Totals

export const people = 'People'
export const adults = 'Adults'
export const children = 'Children'
export const unanswered = 'Not decided yet'
export const diets = 'Diets'
export const dietsHint = 'A person can have several, so the total can be higher than the number of people.'
export const noDiets = 'No one has listed a diet yet.'
/** The people without a choice, in the counts of a question that guests answer for each person. */
export const noResponse = 'No response'
/** One guest's choices for each person, such as "Meal: 2 × Chicken, 1 × Fish, 1 without a response". */
export const choicesOf = (question: string, counts: readonly { option: string; count: number }[], missing: number) => {
  const chosen = counts.map(({ option, count }) => `${count}\u00A0× ${option}`)
  const open = counts.length === 0 ? 'no response' : `${missing} without a response`
  return `${question.replace(/\s*[:?]$/, '')}: ${[...chosen, ...(missing > 0 ? [open] : [])].join(', ')}`
}
/** The heading of an option's column in a file with names. */
export const choiceColumn = (question: string, option: string) => afterQuestion(question, option)
export const notes = 'Notes'
/** A note, with the number of guests who wrote it unless that is 1. */
export const noteOf = (note: string, count: number) => (count === 1 ? note : `${note} (${count} guests)`)
export const guests = 'Guests'
export const name = 'Name'
export const details = 'Details'
export const plusOnes = 'Plus-ones'
export const note = 'Note'
export const total = 'Total'
export const more = (count: number) =>
  plural(count, {
    one: '…and 1 more. The CSV file has the full list.',
    other: `…and ${count} more. The CSV file has the full list.`,
  })
/** Plus-ones whose names weren't given. */
export const unnamed = (count: number) =>
  plural(count, { one: '1 more without a name', other: `${count} more without a name` })

// Options

export const show = 'What to show'
export const withNames = 'With names'
export const withNamesHint = 'Leave this off if you share the sheet.'
export const withUnanswered = "Include people who haven't decided"
export const update = 'Update page'
export const printHint = 'You can also print this page from your browser.'
export const asPdf = 'Download PDF'
export const asCsv = 'Download CSV'

export const backToGuests = 'Back to the guest list'

// Empty states

export const nothingAsked = "You haven't asked guests for anything yet"
export const nothingAskedNote =
  'Turn on “Ask for catering” in the party options, or ask a question for each person, such as which meal they want. This page adds up the responses.'
export const editParty = 'Edit party'
export const noOne = 'No one is going yet'
export const noOneNote = 'The sheet counts guests as soon as they say yes.'

/** The note below a PDF with characters that its typeface lacks. */
export const missingCharacters =
  'Some characters are missing in this file. The caterer sheet in your browser shows them.'
export const csvSection = 'Section'
export const csvItem = 'Item'
export const csvCount = 'Count'
