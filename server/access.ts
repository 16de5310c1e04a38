import type { Access } from '@festoon/contract/operation'
import type { EventRow, InviteeRow } from './data/schema.ts'
import { readEvent } from './data/events.ts'
import { readAliases, readInvitee, readInviteeOfUser } from './data/invitees.ts'
import type { Session } from './data/sessions.ts'
import { isTokenUsed } from './data/usedTokens.ts'
import { Failure } from './Failure.ts'
import type { Identity } from './providers/identity/port.ts'
import { isInviteeToken, type TokenSubject } from './secret/inviteeToken.ts'
import type { Services } from './services.ts'

declare const hostOf: unique symbol
declare const organizerOf: unique symbol
declare const guestOf: unique symbol

/** An event that the caller hosts: only the gates of this file make one, and data functions for hosts demand it. */
export type HostOf<T> = T & { readonly [hostOf]: true }
/** An event that the caller organizes: what co-hosts may not do demands it. */
export type OrganizerOf<T> = HostOf<T> & { readonly [organizerOf]: true }
/** A guest's row that the caller holds the key to. */
export type GuestOf<T> = T & { readonly [guestOf]: true }

const asHost = <T>(event: T): HostOf<T> => event as HostOf<T>
const asOrganizer = <T>(event: T): OrganizerOf<T> => event as OrganizerOf<T>
const asGuest = <T>(row: T): GuestOf<T> => row as GuestOf<T>

/** Versions of a guest's key that are tried without a look at the row: it takes a takeover to get to the next. */
const usualVersions = [1, 2, 3]

/**
 * The key of a personal link. `genuine`: it was made for its guest, with this version of theirs; whether that is their version
 * yet is seen with the row. Absent where only the rows can tell.
 */
export interface HeldKey {
  readonly genuine: GuestOf<TokenSubject> | undefined
  /** The row that it opens. @throws Failure inviteeTokenInvalid when it opens none. */
  open(): Promise<GuestOf<InviteeRow>>
}

/** What a gate has proven about the caller, by the operation's access. */
export interface Proof {
  anyone: { session: Session | undefined }
  identity: { identity: Identity }
  user: { session: Session }
  host: { session: Session; event: HostOf<EventRow> }
  organizer: { session: Session; event: OrganizerOf<EventRow> }
  invitee: { key: HeldKey }
}

/** What a call shows for itself. */
export interface Shown {
  session: Session | undefined
  identityToken: string | undefined
}

/** An input, of which a gate reads what it asks about. */
export interface GateInput {
  readonly [field: string]: unknown
}

type Gates = { [A in Access]: (services: Services, shown: Shown, input: GateInput) => Promise<Proof[A]> }

/** One gate for each access: answers what it proved, or fails. */
export const gates: Gates = {
  anyone: (_services, { session }) => Promise.resolve({ session }),
  identity: async (services, { identityToken }) => ({ identity: await verifyIdentity(services, identityToken) }),
  user: (_services, shown) => Promise.resolve({ session: needSession(shown) }),
  host: async (services, shown, input) => {
    const session = needSession(shown)
    const event = await namedEvent(services, input)
    if (event.organizer_id === session.userId) return { session, event: asHost(event) }
    const row = await readInviteeOfUser(services.db, event.id, session.userId)
    if (row?.cohost_status !== 'ACCEPTED' || row.rsvp_status === 'HIDDEN') throw new Failure('forbidden')
    return { session, event: asHost(event) }
  },
  organizer: async (services, shown, input) => {
    const session = needSession(shown)
    const event = await namedEvent(services, input)
    if (event.organizer_id !== session.userId) throw new Failure('forbidden')
    return { session, event: asOrganizer(event) }
  },
  invitee: async (services, _shown, { eventId, token, invitee }) => {
    const inviteeId = typeof invitee === 'object' && invitee && 'inviteeId' in invitee ? invitee.inviteeId : undefined
    if (typeof eventId !== 'string' || typeof inviteeId !== 'string' || typeof token !== 'string')
      throw new Failure('inviteeTokenInvalid')
    const key = heldKey(services, { eventId, inviteeId, token })
    // An answer looks at the row by itself (data/answers.ts): for one, a key that is genuine needs no look of its own.
    if (!key.genuine) await key.open()
    return { key }
  },
}

function heldKey(services: Services, shown: { eventId: string; inviteeId: string; token: string }): HeldKey {
  const { eventId, inviteeId, token } = shown
  const subjects = usualVersions.map((tokenVersion) => ({ eventId, inviteeId, tokenVersion }))
  const genuine = subjects.find((subject) => isInviteeToken(services.keys.inviteeToken, subject, token))
  return {
    genuine: genuine && asGuest(genuine),
    open: async () => {
      const guest = await openGuest(services, shown)
      if (!guest) throw new Failure('inviteeTokenInvalid')
      return guest
    },
  }
}

/**
 * The guest's row that a personal link opens; undefined when id and token do not belong together and to the event. The link
 * of a row that became one with another opens that one, under either id.
 */
export async function openGuest(
  { db, keys }: Services,
  { eventId, inviteeId, token }: { eventId: string; inviteeId: string; token: string },
): Promise<GuestOf<InviteeRow> | undefined> {
  const row = await readInvitee(db, eventId, inviteeId)
  // Without a row a token is checked all the same, so that the time taken tells nothing.
  const subject = { eventId, inviteeId, tokenVersion: row?.token_version ?? 0 }
  if (isInviteeToken(keys.inviteeToken, subject, token) && row) return asGuest(row)
  for (const alias of await readAliases(db, eventId, inviteeId)) {
    const { invitee_id, into_id, token_version: tokenVersion } = alias
    if (!isInviteeToken(keys.inviteeToken, { eventId, inviteeId: invitee_id, tokenVersion }, token)) continue
    const kept = await readInvitee(db, eventId, into_id)
    return kept && asGuest(kept)
  }
  return undefined
}

async function verifyIdentity({ db, providers, clock }: Services, token: string | undefined): Promise<Identity> {
  if (token === undefined) throw new Failure('unauthenticated')
  const identity = await providers.identity.verify(token, clock.now())
  if (!identity || (await isTokenUsed(db, identity.jti))) throw new Failure('identityInvalid')
  return identity
}

function needSession({ session }: Shown): Session {
  if (!session) throw new Failure('unauthenticated')
  return session
}

async function namedEvent({ db }: Services, { eventId }: GateInput): Promise<EventRow> {
  const event = typeof eventId === 'string' ? await readEvent(db, eventId) : undefined
  if (!event) throw new Failure('eventNotFound')
  return event
}
