import { limits } from '../../limits.ts'

// Errors in single fields, used by any form.

export const required = 'This is a required field'
export const tooLong = (max: number) => `Please limit this to ${max} characters.`
export const emailInvalid = 'Please enter a valid email address.'
export const phoneInvalid = 'Please enter a valid phone number.'
export const singleLine = 'Must be a single line'
export const unstorable = "Contains characters that can't be stored"
export const linkRefused = "Links aren't allowed here."
export const siteBlocked = (host: string) => `Links to ${host} aren't allowed. Remove the link and try again.`
export const timeZoneUnknown = 'Unknown time zone'
export const codeFormat = 'Enter the six-digit code'
export const videoUnknown = "That video isn't available. Choose another one."
/** Error shown when both the party's title and the prompt are missing (VAL-34). */
export const promptRequired = 'Please give your party a title or supply a manual prompt before generating images.'
export const imageUnknown = "This image wasn't uploaded to Festoon. Choose another one."
export const questionsRepeated = 'Two questions have the same ID'
export const columnsRequired = 'Please choose at least one column.'
export const galleryPageUnknown = "This page of the gallery doesn't exist"
export const addressOfChannel =
  'The address must match the channel: an email address for email, or a phone number for phone'

// Errors in the fields of an event (VAL-25..33).

export const titleInvalid = 'Enter a valid title'
export const descriptionTooLong = `Please limit the description to ${limits.description} characters.`
export const locationInvalid = 'Select a valid location from Google Maps'
export const startPast = 'Start date cannot be in the past'
export const endBeforeStart = 'End time must be after start time'
export const partyTooLong = 'Party cannot be over 2 weeks long'
export const imageRequired = 'Image is required'
export const capacityInvalid = `Enter a whole number from 1 to ${limits.capacity.toLocaleString('en-US')}, or leave it empty.`
