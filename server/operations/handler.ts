import type { OperationName, Operations, OutputOf, ParsedInputOf } from '@festoon/contract/operations'
import type { Proof } from '../access.ts'
import type { Credentials } from '../data/sessions.ts'
import type { Services } from '../services.ts'

/** What an operation knows of the call that it answers. */
export interface Call {
  /** Network address of the caller. */
  ip: string
  /** What the browser names itself; unproven. */
  deviceId: string
  /** The call's id and the keyed hash of what it says, where a guest's row knows a repetition by them. */
  request?: { id: string; hash: string }
  /** What the browser calls itself; unproven. */
  userAgent: string
  /** The refresh credential of the cookie. */
  refreshToken: string | undefined
  setSession(credentials: Credentials): void
  clearSession(): void
}

export type Context<Name extends OperationName> = Services & Call & Proof[Operations[Name]['access']]

/** The server's side of one operation: trusts its input, which was parsed, and its caller, whom a gate has checked. */
export type Handler<Name extends OperationName> = (
  context: Context<Name>,
  input: ParsedInputOf<Name>,
) => Promise<OutputOf<Name>>
