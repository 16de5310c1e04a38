import type { OperationName, Operations, OutputOf, ParsedInputOf } from '@festoon/contract/wire/operations'
import type { Proof } from './access/access.ts'
import type { Credentials } from './access/sessionOfToken.ts'
import type { Services } from './services.ts'

/** The context in which an operation handles a call. */
export interface Call {
  /** IP address of the caller. */
  ip: string
  /** Device id sent by the browser. Unverified. */
  deviceId: string
  /**
   * The request's id and the keyed hash of its content. Used by operations that detect repeated calls through the guest's
   * row.
   */
  request?: { id: string; hash: string }
  /** The browser's User-Agent. Unverified. */
  userAgent: string
  /** The refresh token from the cookie. */
  refreshToken: string | undefined
  setSession(credentials: Credentials): void
  clearSession(): void
}

export type Context<Name extends OperationName> = Services & Call & Proof[Operations[Name]['access']]

/** The server's implementation of an operation. The input has been parsed, and a gate has checked the caller's access. */
export type Handler<Name extends OperationName> = (
  context: Context<Name>,
  input: ParsedInputOf<Name>,
) => Promise<OutputOf<Name>>

/** The handlers of all operations. A missing handler is a compile error. */
export type Handlers = { readonly [Name in OperationName]: Handler<Name> }
