import type { z } from 'zod'
import type { Reason } from './failure.ts'
import type { Service } from './rpc.ts'

/**
 * The callers allowed to use an operation. The server has one gate for each:
 * - `anyone`: no proof asked; the operation's own rules decide what is shown.
 * - `identity`: a verified contact, with or without an account (`header.identityToken`).
 * - `user`: a live session.
 * - `host`: a session of the event's organizer or of an accepted co-host; the input names `eventId`.
 * - `organizer`: as `host`, without the co-hosts (AUTHZ-17).
 * - `invitee`: the input's invitee id and token belong together and to the event.
 */
export type Access = 'anyone' | 'identity' | 'user' | 'host' | 'organizer' | 'invitee'

/** Failures that any operation may return, besides those it declares. */
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
  /** The call changes something, so the client never repeats it on its own. */
  readonly writes: boolean
  /**
   * The way a repeated write is recognized by its request id. By default the result is kept for a day. `secret`: the result
   * grants access, so it is kept for a minute; after that the call's own one-time proof decides. `row`: an RSVP, which
   * is stored with its invitee.
   */
  readonly repeat?: 'secret' | 'row'
  readonly input: Input
  readonly output: Output
  readonly failures: readonly Reason[]
}

/** Declares an operation and keeps the exact types of its input and output. */
export const operation = <const T extends Operation>(declared: T): T => declared
