import { plural } from '../format.ts'

// Questions that are asked per person

export const howMany = 'How many of you for each?'
/** The number of people with a choice and, if others have none, a request or an offer to choose for them. */
export const chosenFor = (people: number, partySize: number, isRequired: boolean) => {
  const chosen = `${people} of ${plural(partySize, { one: '1 person', other: `${partySize} people` })} chosen`
  const rest = `Choose for ${partySize - people} more`
  if (people === 0 || people >= partySize) return chosen
  return `${chosen}. ${isRequired ? `${rest}.` : `${rest}, or send it as is.`}`
}

/** The label of a question that has to be answered. It's here because the code with these labels loads apart from the form. */
export const required = (question: string) => `${question} (required)`
