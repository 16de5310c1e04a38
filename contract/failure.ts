import { z } from 'zod'

/**
 * Why a call failed: the closed union that every answer's `error.data.reason` comes from (ERR-34, ERR-51).
 * The number is the HTTP status of its class.
 */
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
  mergeUnverified: 403,
  originRefused: 403,
  unknownOperation: 404,
  notFound: 404,
  eventNotFound: 404,
  inviteeNotFound: 404,
  draftNotFound: 404,
  taskNotFound: 404,
  conflict: 409,
  /** A request id that came before, with something else in the call. */
  requestReused: 409,
  alreadyInvited: 409,
  accountExists: 409,
  eventCancelled: 409,
  eventPast: 409,
  eventStarted: 409,
  eventHasGuests: 409,
  notEnoughCoins: 409,
  paymentsOff: 404,
  paymentNotFound: 404,
  paymentForeign: 403,
  paymentMismatch: 409,
  paymentUnpaid: 409,
  paymentRefunded: 409,
  guestLimit: 409,
  /** Of what was to be deleted unsent, something was sent. */
  inviteSent: 409,
  organizerStays: 409,
  noWaitlist: 409,
  /** An address that its owner's account keeps. */
  connectedAddress: 409,
  /** An account that the caller has not been at a party with. */
  memberNotFound: 404,
  /** The address wants no messages. */
  messagesOff: 409,
  /** The mail server of an address refused the mail, or the address, for good. */
  mailRefused: 409,
  csvUnreadable: 415,
  albumFull: 409,
  draftLimit: 409,
  tooLarge: 413,
  unsupportedImage: 415,
  imageTooSmall: 400,
  /** A yes without an answer to a question that the host wants answered. */
  answersMissing: 400,
  rateLimited: 429,
  internal: 500,
  providerFailed: 502,
  unavailable: 503,
} as const

export type Reason = keyof typeof reasons

/** Tells whether a value is one of the known reasons. */
export function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(reasons, value)
}

/** One thing that is wrong with an input: where (dotted path) and what, ready to be shown. */
export const issueSchema = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issueSchema>

/** `error.data` of a failed call. `retryAfter` is in seconds. */
export const failureDataSchema = z.object({
  reason: z.custom<Reason>(isReason, 'unknown reason'),
  retryAfter: z.number().optional(),
  issues: z.array(issueSchema).optional(),
})
export type FailureData = z.infer<typeof failureDataSchema>

/** JSON-RPC 2.0 error codes: the standard ones where they apply, else -32000. */
export const rpcErrorCodes: Partial<Record<Reason, number>> = {
  malformed: -32_700,
  unknownOperation: -32_601,
  invalid: -32_602,
  internal: -32_603,
}
