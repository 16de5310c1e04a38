import type { FailureKind } from '../../../wire/failure.ts'
import { plural } from '../format.ts'
import { unreachable } from '../unreachable.ts'

/** Messages for the failures that can occur on the lightweight guest page, which loads only these. `failures` includes them. */
export const guestFailures = {
  network: unreachable,
  timeout: 'That took too long. Please try again.',
  invalid: "Something in the form isn't right. Please check it and try again.",
  malformed: 'Something went wrong. Please reload the page and try again.',
  unauthenticated: 'Please sign in to continue.',
  sessionExpired: "You've been logged out. Please sign in again.",
  inviteeTokenInvalid: 'This personal link no longer works. Ask the host for a new one.',
  originRefused: 'This request came from another site. Please reload the page and try again.',
  unknownOperation: 'This page is out of date. Please reload it and try again.',
  eventNotFound: "We couldn't find this party. Check the link, or ask the host.",
  inviteeNotFound: "You're no longer on the guest list of this party. Ask the host to invite you again.",
  signInRequired: 'To RSVP with this email address or phone number, sign in or use the link in your invitation.',
  responsesMissing: 'A required question has no response. Please answer it and try again.',
  responsesInvalid:
    "Your responses no longer match the host's questions or the size of your party. Reload the page and answer them again.",
  maybeNotAllowed: 'The host needs a yes or no. Choose one and try again.',
  rsvpClosed: "RSVPs are closed. Ask the host if you can still come. You can always say you can't make it.",
  eventCancelled: 'The host has canceled this party. Reload the page to see the latest.',
  eventPast: 'This party is over. Reload the page to see what you can still do.',
  guestLimit: 'The guest list is full. A host can remove guests to make room.',
  tooLarge: "That's too large. Images can be up to 10 MB and 25 megapixels.",
  rateLimited: 'Too many attempts. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'Festoon is temporarily unavailable. Please try again in a moment.',
} as const satisfies Partial<Record<FailureKind, string>>

/** Message for `rateLimited` when the server says how long to wait. */
export const tryAgainInSeconds = (seconds: number) =>
  plural(seconds, {
    one: 'Too many attempts. Please try again in 1 second.',
    other: `Too many attempts. Please try again in ${seconds} seconds.`,
  })
export const tryAgainInMinutes = (minutes: number) => `Too many attempts. Please try again in ${minutes} minutes.`
export const tryAgainInHours = (hours: number) => `Too many attempts. Please try again in ${hours} hours.`
