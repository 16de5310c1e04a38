import type { z } from 'zod'
import type { Reason } from './failure.ts'
import type { Service } from './rpc.ts'

/**
 * Who may call an operation. The server has one gate for each:
 * - `anyone`: no proof asked; the operation's own rules decide what is shown.
 * - `identity`: a verified contact, with or without an account (`header.identityToken`).
 * - `user`: a live session.
 * - `host`: a session of the event's organizer or of an accepted co-host; the input names `eventId`.
 * - `organizer`: as `host`, without the co-hosts (AUTHZ-17).
 * - `invitee`: the input's invitee id and token belong together and to the event.
 */
export type Access = 'anyone' | 'identity' | 'user' | 'host' | 'organizer' | 'invitee'

/** Failures that any operation may answer, besides those it declares. */
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
  /** True when the call changes anything: such a call is never repeated by the client on its own. */
  readonly writes: boolean
  /**
   * How a write is known again that comes more than once with one request id. Left out: its answer is kept for a day.
   * `secret`: the answer opens something, so it is kept for a minute only; after that the call's own proof, which is used
   * up, decides. `row`: a guest's answer, which says everything about one row: that row knows it.
   */
  readonly repeat?: 'secret' | 'row'
  readonly input: Input
  readonly output: Output
  readonly failures: readonly Reason[]
}

/** Declares an operation, keeping the exact types of its input and output. */
export const operation = <const T extends Operation>(declared: T): T => declared
