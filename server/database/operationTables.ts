import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './deliveryTables.ts'

/** A write request, stored so that a repeated request gets the same result (rpc/requests.ts). */
export interface RequestTable {
  /** A keyed hash that identifies the caller. */
  caller: string
  request_id: string
  /** A keyed hash of the request's content. */
  input_hash: string
  /** The encrypted result, which only the same request can decrypt, or null while the request is running. */
  result: Uint8Array | null
  expires_at: Instant
}

/** An audit log entry for an action by a host or co-host. */
export interface AuditTable {
  event_id: string
  entry: Generated<number>
  /** The id of the user who acted, or null after the user's account was deleted. */
  user_id: string | null
  operation: string
  /** The invitee ids of the affected guests. */
  subjects: JSONColumnType<string[], string | undefined, string>
  created_at: Instant
}

/** The id of a deleted event, stored so that no other event can use it, and its host, who can still be reported and blocked. */
export interface RemovedEventTable {
  event_id: string
  host_id: string | null
}

/** An action of an operator. `operator` is an email address, or `terminal`. */
export interface OperatorLogTable {
  entry: Generated<number>
  operator: string
  action: string
  subject: string
  reason: string
  created_at: Instant
}

/** The encrypted `DatabaseKeys` (rpc/databaseKeys.ts). The table has one row. */
export interface DatabaseKeyTable {
  id: number
  sealed: Uint8Array
}

/** An installed database function, with the hash of its .sql file (installFunctions.ts). */
export interface InstalledFunctionTable {
  name: string
  hash: string
}

/** An error of a page, as browsers report it (rpc/pageErrors.ts). Rows don't refer to people. */
export interface PageErrorTable {
  /** A hash of message, place, path and device. */
  key: string
  /** The words of error messages only. */
  message: string
  /** The script without its hash, with line and column, or the component that caught the error, or ''. */
  place: string
  path: string
  /** The browser and system, such as "Safari on iPhone". */
  device: string
  /** The newest version of the app that had the error, or ''. */
  version: string
  count: number
  first_at: Instant
  last_at: Instant
}
