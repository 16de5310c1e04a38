import type { z } from 'zod'
import type { Reason } from './failure.ts'
import type { Service } from './rpc.ts'

/**
 * The callers allowed to use an operation. The server has one access check for each:
 * - `anyone`: callers without any credentials. The operation itself decides what they may see.
 * - `identity`: callers with a verified contact (`header.identityToken`), with or without an account.
 * - `user`: callers with a live session.
 * - `host`: the organizer or an accepted co-host of the event whose `eventId` is in the input.
 * - `organizer`: the same as `host`, but without co-hosts (AUTHZ-17).
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
  /** True if the call changes data, so that clients never retry it automatically. */
  readonly writes: boolean
  /**
   * The policy for repeated writes, which are recognized by their request id. By default, the result is kept for a day.
   * `secret`: the result grants access and is kept for only a minute; after that, the call's one-time proof decides. `row`:
   * the result is an RSVP, which is stored with its invitee.
   */
  readonly repeat?: 'secret' | 'row'
  readonly input: Input
  readonly output: Output
  readonly failures: readonly Reason[]
}

/** Declares an operation, preserving the exact types of its input and output. */
export const operation = <const T extends Operation>(declared: T): T => declared
