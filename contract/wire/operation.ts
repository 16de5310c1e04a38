import type { z } from 'zod'
import type { Reason } from './failure.ts'
import type { Service } from './rpc.ts'

/**
 * The callers that are allowed to use an operation:
 * - `anyone`: callers without any credentials. The operation itself decides what they may see.
 * - `identity`: callers whose email address or phone number is verified by `header.identityToken`, even without an account.
 * - `user`: signed-in users.
 * - `host`: the organizer or an accepted co-host of the event whose `eventId` is in the input.
 * - `organizer`: the organizer of that event, but not its co-hosts (AUTHZ-17).
 * - `invitee`: callers whose input has the id and matching token of one of the event's invitees.
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
  | 'internal'
  | 'unavailable'
>

export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly service: Service
  readonly access: Access
  /** True if the operation changes data. A retry must use the same request id as the first call. */
  readonly writes: boolean
  /**
   * Controls how a repeated write, recognized by its request id, returns the result of the first call. By default, the
   * server keeps results for a day. `secret` is for results that grant access: the server keeps them for only a minute,
   * after which a repeated call runs again. `row` is for RSVPs, whose request ids are stored with the invitee.
   */
  readonly repeat?: 'secret' | 'row'
  readonly input: Input
  readonly output: Output
  readonly failures: readonly Reason[]
}

/** Declares an operation, preserving the exact types of its input and output. */
export const operation = <const T extends Operation>(declared: T): T => declared
