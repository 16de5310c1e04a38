import type { RouteCaller } from './routeCallers.ts'
import type { Grounds } from './routeWorld.ts'

/** The status of every caller's response. `staleHost` gets `host` if it isn't listed, and other callers get `all`. */
type Statuses = { readonly [Caller in RouteCaller]?: number } & { readonly all: number }

/** A request to a route, and the statuses of its responses. */
export interface RouteCase {
  /** The route as docs/paths.md has it. */
  route: string
  /** The path and query; by default, the route's own path. */
  to?: (grounds: Grounds) => string
  /** The body: a form, a multipart form, or JSON. */
  form?: Record<string, string>
  parts?: (grounds: Grounds) => FormData
  json?: object
  /** The credentials in the header `authorization`. The cookies are always sent. */
  authorization?: 'bearer' | 'basic' | 'guest'
  /** The status at a party that isn't suspended, or of a route without a party. */
  status: Statuses
  /** The status at a suspended party. Cases without it aren't about a party. */
  suspendedStatus?: Statuses
  /** The status at a party without a date that asks guests when they can come. */
  undatedStatus?: Statuses
  /**
   * For routes that change something: the status when another site's page makes the host's browser send the request. It isn't 403 if
   * the route uses no cookie.
   */
  fromElsewhere?: number
}

/** Returns the same status for all callers. */
export const everyone = (all: number): Statuses => ({ all })

/** Returns the same status for both kinds of hosts. */
export const hosts = (status: number): Pick<Statuses, 'host' | 'cohost'> => ({ host: status, cohost: status })

/** Returns the same status for the people at the party. `claimer` has responded in someone's place, so the hosts know them as a guest. */
export const present = (status: number) => ({ ...hosts(status), guestUser: status, claimer: status })
