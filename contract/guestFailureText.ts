import type { Reason } from './failure.ts'
import { unreachable } from './unreachable.ts'

/**
 * Whatever can come of an action but success: a reason of the server, what happened on the way there, or a contact that
 * belongs to somebody with an invitation of their own.
 */
export type FailureKind = Reason | 'network' | 'timeout' | 'contactTaken'

/**
 * What can come of a guest's answer, in words: the light guest page imports these sentences and no others. Part of
 * `failureText`.
 */
export const guestFailureText = {
  network: unreachable,
  timeout: 'That took too long. Please try again.',
  invalid: 'Something in the form is not right. Please check it and try again.',
  malformed: 'Something went wrong. Please reload the page and try again.',
  unauthenticated: 'Please sign in to continue.',
  sessionExpired: 'You have been signed out. Please sign in again.',
  inviteeTokenInvalid: 'This personal link does not work any more. Ask the host for a new one.',
  originRefused: 'This page is out of date. Please reload it and try again.',
  unknownOperation: 'This page is out of date. Please reload it and try again.',
  eventNotFound: 'We could not find this party. The host may have taken it down.',
  inviteeNotFound: 'You are not on the guest list of this party any more.',
  contactTaken: 'You are already on the guest list. Use the link in your invitation, or sign in to answer.',
  answersMissing: 'The host would like to know a little more. Please answer every question that is not optional.',
  eventCancelled: 'The host has called this party off.',
  eventPast: 'This party is over.',
  guestLimit: 'The guest list is full.',
  tooLarge: 'That is too large. Pictures may have up to 10 MB.',
  rateLimited: 'Too many tries. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'Festoon is taking a short break. Please try again in a moment.',
} as const satisfies Partial<Record<FailureKind, string>>
