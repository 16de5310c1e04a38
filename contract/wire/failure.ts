import { z } from 'zod'

/** The possible values of `error.data.reason`, each with its HTTP status (ERR-34, ERR-51). */
export const reasons = {
  invalid: 400,
  malformed: 400,
  unauthenticated: 401,
  sessionExpired: 401,
  identityInvalid: 401,
  forbidden: 403,
  codeInvalid: 403,
  codeExpired: 403,
  inviteeTokenInvalid: 403,
  linkInvalid: 403,
  /** The passkey is unknown, or its response is invalid. */
  passkeyInvalid: 403,
  /** The caller's account hasn't verified the email address or phone number that was invited. */
  contactUnproven: 403,
  mergeUnverified: 403,
  /** The session's user hasn't recently proved who they are (contract/nouns/security/proof.ts). */
  proofRequired: 403,
  originRefused: 403,
  unknownOperation: 404,
  notFound: 404,
  eventNotFound: 404,
  /** An operator suspended the event. Only its hosts get this failure. */
  eventSuspended: 403,
  /** An operator suspended the account, so no one can sign in to it. */
  accountSuspended: 403,
  inviteeNotFound: 404,
  draftNotFound: 404,
  taskNotFound: 404,
  conflict: 409,
  /** The request id was already used for a different request. */
  requestReused: 409,
  alreadyInvited: 409,
  accountExists: 409,
  /** The email address is linked with another account at the same sign-in provider. */
  emailReassigned: 409,
  eventCancelled: 409,
  eventPast: 409,
  eventStarted: 409,
  eventHasGuests: 409,
  /** Nothing can be taken over, because the event has an organizer. */
  eventHasHost: 409,
  notEnoughCoins: 409,
  /** The images can't show what the prompt asks for (see `missingSubject`). Nothing was charged. */
  cannotDraw: 409,
  paymentsOff: 404,
  paymentNotFound: 404,
  paymentForeign: 403,
  paymentMismatch: 409,
  paymentUnpaid: 409,
  paymentRefunded: 409,
  guestLimit: 409,
  /** At least one of the invitations can't be deleted, for example because it has been sent. None were deleted. */
  inviteSent: 409,
  organizerStays: 409,
  /** The contact is the only one of its account, and an account keeps at least one. */
  lastContact: 409,
  noWaitlist: 409,
  /** Only guests who are going can sign up to bring something. */
  notGoing: 409,
  itemNotFound: 404,
  /** Less of the item is left than the guest wants to bring. The issue says how much. */
  itemFull: 409,
  /** Guests bring more of the item than the changed list wants. The issue names the item. */
  itemTaken: 409,
  /** The email address belongs to the guest's account, so the host can't change it. */
  connectedAddress: 409,
  /** The user to invite has no event in common with the caller, or the user's account was deleted. */
  memberNotFound: 404,
  /** The recipient has opted out of messages. */
  messagesOff: 409,
  /** The mail server permanently rejected the email or its recipient. */
  mailRefused: 409,
  csvUnreadable: 415,
  albumFull: 409,
  /** The images of the caller's account use up all of its storage. */
  storageFull: 409,
  /** The server's disk is nearly full (DISK_MAX_PERCENT), so it stores no new files. */
  serverFull: 503,
  /** A party or draft shows the image. */
  imageInUse: 409,
  draftLimit: 409,
  /** The account has the maximum number of passkeys. */
  passkeyLimit: 409,
  tooLarge: 413,
  unsupportedImage: 415,
  imageTooSmall: 400,
  /** An RSVP of yes lacks a response to a required question. */
  responsesMissing: 400,
  /** The host doesn't allow a maybe. */
  maybeNotAllowed: 409,
  /** The RSVP deadline has passed, and the host doesn't accept late RSVPs. */
  rsvpClosed: 409,
  /**
   * A response of an RSVP doesn't fit its question: it isn't one of the options, isn't the number or date that is asked for, or is for too
   * many people.
   */
  responsesInvalid: 400,
  /** The sender can't reach so many people now. The limit grows with the account's age. */
  sendingLimit: 429,
  /** The installation's daily budget for an external service is used up. */
  dailyLimit: 429,
  rateLimited: 429,
  internal: 500,
  providerFailed: 502,
  unavailable: 503,
} as const

export type Reason = keyof typeof reasons

/**
 * The kinds of failed calls. Besides the server's reasons, these are connection problems (`network`, `timeout`) and
 * `signInRequired`, which means that an RSVP with this email address or phone number needs a sign-in.
 */
export type FailureKind = Reason | 'network' | 'timeout' | 'signInRequired'

/** Returns true if a value is a known failure reason. */
export function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(reasons, value)
}

/** A problem with a field of a call's input. `path` is dotted, such as `invitee.email`, and `message` explains the problem. */
export const issueSchema = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issueSchema>

/** A subject that images can't show, in the words of the prompt, and the name of the most similar one that they can show, if any. */
export const missingSubjectSchema = z.object({ words: z.string(), closest: z.string().optional() })
export type MissingSubject = z.infer<typeof missingSubjectSchema>

/**
 * The `error.data` of a failed call. `retryAfter` is in seconds. `contact` is the caller's own email address or phone number, if
 * `proofRequired` can only be met with a code sent there. `missingSubject` belongs to `cannotDraw`.
 */
export const failureDataSchema = z.object({
  reason: z.custom<Reason>(isReason, 'unknown reason'),
  retryAfter: z.number().optional(),
  issues: z.array(issueSchema).optional(),
  contact: z
    .union([z.strictObject({ emailAddress: z.string() }), z.strictObject({ phoneNumber: z.string() })])
    .optional(),
  missingSubject: missingSubjectSchema.optional(),
})
export type FailureData = z.infer<typeof failureDataSchema>

/** JSON-RPC 2.0 error codes by reason. All other reasons have the code -32000. */
export const rpcErrorCodes: Partial<Record<Reason, number>> = {
  malformed: -32_700,
  unknownOperation: -32_601,
  invalid: -32_602,
  internal: -32_603,
}
