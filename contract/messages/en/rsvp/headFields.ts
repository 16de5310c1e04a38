// What a guest who is going is asked for the caterer

import { plural } from '../format.ts'

/** The labels in a guest's own form. */
export const forGuest = {
  children: 'Children',
  diets: 'Diets',
  dietsHint: 'Only the hosts see this, to order food.',
} as const
/** The labels in a host's form for a guest. */
export const forHost = {
  children: 'Children among them',
  diets: 'Diets',
  dietsHint: 'Only the guest and the hosts see this.',
} as const
export const plusOneName = (at: number) => `Name of plus-one ${at}`
/** The field that takes the place of one field per plus-one without JavaScript. */
export const plusOneNames = 'Names of your plus-ones'
export const namesHint = 'One name per line.'
/** The number of children in a guest's party. */
export const childrenOf = (count: number, partySize: number) =>
  `${count} of ${plural(partySize, { one: '1 person', other: `${partySize} people` })}`
/** The number of people who have a diet. */
export const ofParty = (count: number, partySize: number) => `${count} of ${partySize}`
/** The hint of the number fields without JavaScript. */
export const howMany = 'For each, enter how many of you.'
export const dietNote = 'Allergies and other notes for the caterer'
export const notePlaceholder = 'Severe nut allergy, no shellfish'
export const detailsHidden = "You've already told the hosts. Leave these blank to keep what you entered."

// Problems

/** At least one person of a party is an adult. */
export const tooManyChildren = (plusOnes: number) =>
  plusOnes === 0
    ? 'At least one adult has to come, so leave the children at 0.'
    : `Enter at most ${plusOnes}, so that at least one adult comes.`
export const tooManyNames = (plusOnes: number) => `Enter at most ${plusOnes}, one name per plus-one.`
export const noPlusOnes = 'There are no plus-ones, so leave the names blank.'
export const nameInvalid = 'Please enter names only, without links.'
export const tooManyDiets = (diet: string, partySize: number) =>
  `${diet}: enter at most ${partySize}, the number of people coming.`
export const noteTooLong = (limit: number) => `Please limit your note to ${limit} characters.`
