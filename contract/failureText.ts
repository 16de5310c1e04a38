import type { Reason } from './failure.ts'

/**
 * Whatever can come of an action but success: a reason of the server, what happened on the way there, or a contact that
 * belongs to somebody with an invitation of their own.
 */
export type FailureKind = Reason | 'network' | 'timeout' | 'contactTaken'

/**
 * What a person reads when something failed: what happened, and what to do (ERR-34). The one place where failures are put
 * into words, for the app and for the form without JavaScript. A new reason does not compile until it has a sentence. No
 * schema library here: the light guest page imports this file.
 */
export const failureText: Readonly<Record<FailureKind, string>> = {
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
  linkInvalid: 'This link was used already, or is too old. Please sign in with a code.',
  mergeUnverified: 'Please confirm with a new code that this is yours.',
  originRefused: 'This page is out of date. Please reload it and try again.',
  unknownOperation: 'This page is out of date. Please reload it and try again.',
  notFound: 'We could not find that.',
  eventNotFound: 'We could not find this party. The host may have taken it down.',
  inviteeNotFound: 'You are not on the guest list of this party any more.',
  draftNotFound: 'This draft does not exist.',
  conflict: 'Somebody changed this in the meantime. Please reload the page.',
  alreadyInvited: 'Email has already been invited',
  contactTaken: 'You are already on the guest list. Use the link in your invitation, or sign in to answer.',
  accountExists: 'You already have an account. Please sign in again.',
  eventCancelled: 'The host has called this party off.',
  eventPast: 'This party is over.',
  guestLimit: 'The guest list is full.',
  draftLimit: 'You have a hundred drafts. Please throw one away before you save another.',
  tooLarge: 'That is too large. Pictures may have up to 10 MB.',
  unsupportedImage: 'We could not read this picture. Please use a PNG, JPEG or GIF.',
  imageTooSmall: 'This picture is too small. It must be at least 250 pixels wide and high.',
  rateLimited: 'Too many tries. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'Festoon is taking a short break. Please try again in a moment.',
}
