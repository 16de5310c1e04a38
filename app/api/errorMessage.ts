import { CallError, type CallReason } from './postCall.ts'

/** What a person reads, by reason: what happened, and what to do. A new reason does not compile until it has a sentence. */
const sentences: Record<CallReason, string> = {
  network: 'We could not reach Festoon. Check your connection and try again.',
  timeout: 'That took too long. Please try again.',
  invalid: 'Something in the form is not right. Please check it and try again.',
  malformed: 'Something went wrong. Please reload the page and try again.',
  unauthenticated: 'Please sign in to continue.',
  sessionExpired: 'You have been signed out. Please sign in again.',
  identityInvalid: 'Your sign-in took too long. Please ask for a new code.',
  forbidden: 'Only the host can do this.',
  codeInvalid: 'This code is not right.',
  codeExpired: 'This code does not work any more. Please ask for a new one.',
  inviteeTokenInvalid: 'This personal link does not work any more. Ask the host for a new one.',
  originRefused: 'This page is out of date. Please reload it and try again.',
  unknownOperation: 'This page is out of date. Please reload it and try again.',
  notFound: 'We could not find that.',
  eventNotFound: 'We could not find this party. The host may have taken it down.',
  inviteeNotFound: 'You are not on the guest list of this party any more.',
  conflict: 'Somebody changed this in the meantime. Please reload the page.',
  alreadyInvited: 'Email has already been invited',
  accountExists: 'You already have an account. Please sign in again.',
  eventCancelled: 'The host has called this party off.',
  eventPast: 'This party is over.',
  guestLimit: 'The guest list is full.',
  tooLarge: 'That is too large. Pictures may have up to 10 MB.',
  unsupportedImage: 'We could not read this picture. Please use a PNG, JPEG or GIF.',
  imageTooSmall: 'This picture is too small. It must be at least 250 pixels wide and high.',
  rateLimited: 'Too many tries. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'Festoon is taking a short break. Please try again in a moment.',
}

/** The sentence that a person reads when something failed. The one place where failures are put into words. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof CallError)) return sentences.internal
  if (error.reason === 'rateLimited' && error.retryAfter !== undefined)
    return `Too many tries. Please try again in ${waitText(error.retryAfter)}.`
  return sentences[error.reason]
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
