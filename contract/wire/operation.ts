import type { z } from 'zod'
import type { Reason } from './failure.ts'
import type { Service } from './rpc.ts'

/**
 * The callers that may use an operation:
 * - `anyone`: all callers, with or without credentials. The operation itself decides what they may see.
 * - `identity`: callers with a valid `header.identityToken`, which proves that they own an email address or phone number. They
 *   don't need an account.
 * - `user`: signed-in users.
 * - `host`: the organizer or an accepted co-host of the event whose `eventId` is in the input.
 * - `organizer`: the organizer of the event whose `eventId` is in the input, but not its co-hosts (AUTHZ-17).
 * - `invitee`: callers whose input contains an invitee's id and the token of that invitee's personal link.
 */
export type Access = 'anyone' | 'identity' | 'user' | 'host' | 'organizer' | 'invitee'

/** Failures that every operation can return in addition to its own. */
export type CommonFailure = Extract<
  Reason,
  | 'invalid'
  | 'malformed'
  | 'unauthenticated'
  | 'sessionExpired'
  | 'tooLarge'
  | 'rateLimited'
  | 'requestReused'
  | 'eventSuspended'
  | 'accountSuspended'
  | 'internal'
  | 'unavailable'
>

export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly service: Service
  readonly access: Access
  /** True if the operation changes data. A retry must reuse the first call's request id. */
  readonly writes: boolean
  /**
   * True if the caller's session must have proved within `limits.proofSeconds` that the account's owner is present, by signing in
   * or with `proveWithCode`. A stolen access token or cookie isn't enough for these operations.
   */
  readonly needsProof?: boolean
  /**
   * The way the server handles retries, which reuse the first call's request id. By default, it keeps the first call's result
   * for up to a day and returns it again. With `secret`, for results that grant access, it keeps the result for only a minute.
   * With `row`, for RSVPs, it stores the request id with the invitee and doesn't save the same RSVP again. With `again`, it stores
   * nothing and runs the operation again, which then changes nothing and has the same result.
   */
  readonly repeat?: 'secret' | 'row' | 'again'
  readonly input: Input
  readonly output: Output
  readonly failures: readonly Reason[]
}

/** Declares an operation, preserving its exact type. */
export const operation = <const T extends Operation>(declared: T): T => declared
