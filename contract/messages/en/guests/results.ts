import { plural } from '../format.ts'

// Results of the host's questions

export const results = 'Results'
export const everyone = 'Count everyone who responded'
export const everyoneHint = 'If this is off, only guests who are going are counted.'
export const responses = (count: number) =>
  plural(count, { one: '1 response', other: `${count.toLocaleString('en-US')} responses` })
export const responsesForPeople = (count: number, chosen: number, people: number) =>
  `${responses(count)}, for ${chosen.toLocaleString('en-US')} of ${plural(people, { one: '1 person', other: `${people.toLocaleString('en-US')} people` })}`
export const noResponses = 'No responses yet'
export const share = (count: number, percent: number) => `${count.toLocaleString('en-US')} (${percent}%)`
export const total = 'Total'
export const average = 'Average'
export const seeResponses = 'See them in the guest list'
export const earlierOption = (option: string) => `${option} (no longer an option)`
