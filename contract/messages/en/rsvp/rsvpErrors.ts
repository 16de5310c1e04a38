import { plural } from '../format.ts'

// Problems in the RSVP form (VAL-06, VAL-13..18)

export const chooseRsvp = 'Please tell us whether you can make it.'
export const nameInvalid = 'Please provide a valid name.'
export const phoneInvalid = 'Please provide a valid phone number.'
export const emailInvalid = 'Please provide a valid email.'
export const messageRequired = 'Please write your message to the host.'
export const messageTooLong = (limit: number) => `Please limit your message to ${limit} characters.`
export const tooManyGuests = (limit: number) => `You can bring up to ${limit} people.`
export const responseMissing = 'This is a required field'
export const numberInvalid = 'Please enter a whole number of up to six digits.'
export const responseTooLong = (limit: number) => `Please limit your response to ${limit} characters.`
export const countInvalid = 'Please enter whole numbers.'
const people = (count: number) => plural(count, { one: '1 person', other: `${count} people` })
export const tooManyPeople = (chosen: number, partySize: number) =>
  `You chose for ${people(chosen)}, but there ${plural(partySize, { one: 'is 1', other: `are ${partySize}` })} of you.`
export const tooFewPeople = (chosen: number, partySize: number) =>
  `You chose for ${chosen} of ${people(partySize)}. Please choose for everyone.`
export const optionUnknown = 'Please choose from the options.'
export const dateInvalid = 'Please enter a date.'
