import { limits } from '../../limits.ts'

// Errors in single fields, used by any form.

export const required = 'This is a required field'
export const tooLong = (max: number) => `Please limit this to ${max} characters.`
export const emailInvalid = 'Please enter a valid email address.'
export const phoneInvalid = 'Please enter a valid phone number.'
export const singleLine = 'Must be a single line'
export const unstorable = "Contains characters that can't be stored"
/** Error for a text that contains a link. Only a bare domain name can be written without its dots. */
export const linkRefused = (link: string) =>
  `Links aren't allowed here. Remove “${link}”${/^[^:/]+$/.test(link) ? ', or write it without the dot' : ''}.`
export const officialName = "Names can't contain “Festoon”."
export const siteBlocked = (host: string) => `Links to ${host} aren't allowed. Remove the link and try again.`
export const timeZoneUnknown = 'Unknown time zone'
export const codeFormat = 'Enter the six-digit code'
export const videoUnknown = "That video isn't available. Choose another one."
/** Error shown when both the party's title and the prompt are missing (VAL-34). */
export const promptRequired = 'Please give your party a title or supply a manual prompt before generating images.'
export const imageUnknown = "This image wasn't uploaded to Festoon. Choose another one."
export const questionsRepeated = 'Two questions have the same ID'
export const optionsCount = `Add ${limits.optionsMinimum} to ${limits.options} options.`
export const optionsRepeated = 'List each option only once.'
export const dietsRepeated = 'List each diet only once.'
export const optionsUnexpected = 'Only multiple-choice questions can have options'
export const perHeadUnexpected = 'Only questions with one choice from several options can be asked per person'
export const conditionMisplaced = (question: string) => `Move “${question}” below the question it depends on.`
export const conditionUnfit = (question: string) =>
  `“${question}” can only depend on a yes or no question, or on a choice made once per party.`
export const conditionEmpty = (question: string) => `Choose the responses that lead to “${question}”.`
export const conditionUnknown = (question: string, response: string) =>
  `The response “${response}” leads to “${question}”, but it isn't an option.`
export const columnsRequired = 'Please choose at least one column.'
export const galleryPageUnknown = "This page of the gallery doesn't exist"
export const addressOfChannel =
  'The address must match the channel: an email address for email, or a phone number for phone'

// Errors in the fields of an event (VAL-25..33).

export const titleInvalid = 'Enter a valid title'
export const descriptionTooLong = `Please limit the description to ${limits.description} characters.`
export const locationInvalid = 'Enter a location, or choose Online or To be decided'
export const meetingLinkInvalid = 'Enter a valid web address'
export const startPast = 'Start date cannot be in the past'
export const endWithoutDate = 'A party without a date has no end time'
export const endBeforeStart = 'End time must be after start time'
export const partyTooLong = 'Party cannot be over 2 weeks long'
export const decideByLate = 'Guests have to decide before the party starts'
export const decideAfterDeadline = 'Guests have to decide by the RSVP deadline'
export const decideByPast = "The day to decide by can't be in the past"
export const rsvpByPast = "The RSVP deadline can't be in the past"
export const rsvpByLate = 'The RSVP deadline must be before the party starts'
export const imageRequired = 'Image is required'
export const capacityInvalid = `Enter a whole number from 1 to ${limits.capacity.toLocaleString('en-US')}, or leave it empty.`
