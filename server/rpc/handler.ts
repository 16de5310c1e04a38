import type { OperationName, Operations, OutputOf, ParsedInputOf } from '@festoon/contract/wire/operations'
import type { Device } from '../core/place.ts'
import type { Proof } from './access/access.ts'
import type { Credentials } from './access/sessionOfToken.ts'
import type { PaidCaller } from './paidServices.ts'
import type { Services } from './services.ts'

/** The data of a call that handlers can use, and the functions that set and clear the caller's session cookies. */
export interface Call extends Device {
  /** The caller's IP address. */
  ip: string
  /** The device id that the browser sent. It isn't verified. */
  deviceId: string
  /**
   * The request's id and the keyed hash of its content. Set for operations that store both in the guest's row to detect
   * repeated calls.
   */
  request?: { id: string; hash: string }
  /** The caller's network, and the id from the browser's visitor cookie (rpc/http/visitor.ts), if it has a valid one. */
  visitor: PaidCaller
  /** The refresh token from the cookie, if any. */
  refreshToken: string | undefined
  setSession(credentials: Credentials): void
  clearSession(): void
}

export type Context<Name extends OperationName> = Services & Call & Proof[Operations[Name]['access']]

/** The server's implementation of an operation. Called with the parsed input after a gate has checked the caller's access. */
export type Handler<Name extends OperationName> = (
  context: Context<Name>,
  input: ParsedInputOf<Name>,
) => Promise<OutputOf<Name>>

/** The handlers of all operations. A missing handler is a compile error. */
export type Handlers = { readonly [Name in OperationName]: Handler<Name> }
