import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { Access } from '@festoon/contract/wire/operation'
import type { HostOf, OrganizerOf, GuestOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isReplyProof, type ReplyToken } from '../../crypto/replyAddress.ts'
import { isGuestCalendarToken, isInviteeToken, type TokenSubject } from '../../crypto/tokens.ts'
import { readEvent, readEventOrSuspended } from '../../database/rows/eventRows.ts'
import { readAliases, readInviteeOrRemoved, readMergedInto } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import type { Identity } from '../../providers/identity/port.ts'
import type { Services } from '../services.ts'
import { asHost, asOrganizer, requireRight } from './lockHosted.ts'
import type { Session } from './sessionOfToken.ts'
import { isTokenUsed } from './usedTokens.ts'

const asGuest = <T>(row: T): GuestOf<T> => row as GuestOf<T>

/**
 * The token versions that are checked without reading the invitee's row. Higher versions are rare, because the version
 * increases only when a link is revoked.
 */
const usualVersions = [1, 2, 3]

/**
 * The personal link that a caller presented. `genuine` identifies the invitee if the token was issued with one of the
 * `usualVersions`; the token may have been revoked since. If `genuine` is undefined, only `open` can verify the token.
 */
export interface PresentedLink {
  readonly genuine: GuestOf<TokenSubject> | undefined
  /**
   * Returns the invitee that the personal link opens.
   * @throws Failure inviteeTokenInvalid if the link is invalid.
   */
  open(): Promise<GuestOf<InviteeRow>>
}

/** The facts about the caller that the gate of each access level verifies. */
export interface Proof {
  anyone: { session: Session | undefined }
  identity: { identity: Identity }
  user: { session: Session }
  host: { session: Session; event: HostOf<EventRow> }
  organizer: { session: Session; event: OrganizerOf<EventRow> }
  invitee: { link: PresentedLink }
}

/** The credentials that a caller presented. */
export interface Credentials {
  session: Session | undefined
  identityToken: string | undefined
}

/** The input of an operation, in which gates look up fields such as `eventId`. */
export interface GateInput {
  readonly [field: string]: unknown
}

type Gates = { [A in Access]: (services: Services, credentials: Credentials, input: GateInput) => Promise<Proof[A]> }

/**
 * The access gates, by access level. A gate returns the facts that it has verified about the caller.
 * @throws Failure if the caller has no access or the event doesn't exist.
 */
export const gates: Gates = {
  anyone: (_services, { session }) => Promise.resolve({ session }),
  identity: async (services, { identityToken }) => ({ identity: await verifyIdentity(services, identityToken) }),
  user: (_services, credentials) => Promise.resolve({ session: requireSession(credentials) }),
  host: async (services, credentials, input) => {
    const session = requireSession(credentials)
    const event = await readEventOfInput(services, input)
    await requireRight(services.db, event, session.userId, 'host')
    return { session, event: asHost(event, session.userId) }
  },
  organizer: async (services, credentials, input) => {
    const session = requireSession(credentials)
    const event = await readEventOfInput(services, input)
    await requireRight(services.db, event, session.userId, 'organizer')
    return { session, event: asOrganizer(event, session.userId) }
  },
  invitee: async (services, _credentials, { eventId, token, invitee }) => {
    const inviteeId = typeof invitee === 'object' && invitee && 'inviteeId' in invitee ? invitee.inviteeId : undefined
    if (typeof eventId !== 'string' || typeof inviteeId !== 'string' || typeof token !== 'string')
      throw new Failure('inviteeTokenInvalid')
    const link = toPresentedLink(services, { eventId, inviteeId, token })
    // Saving an RSVP reads the row itself (guests/rsvp/saveRsvp.ts), so a genuine link needs no separate lookup.
    if (!link.genuine) await link.open()
    return { link }
  },
}

/**
 * Returns an event to its organizer, even if it is suspended.
 * @throws Failure eventNotFound or forbidden.
 */
export async function openOrganized(
  services: Services,
  { userId }: Session,
  eventId: string,
): Promise<OrganizerOf<EventRow>> {
  const event = await readEventOfInput(services, { eventId })
  await requireRight(services.db, event, userId, 'organizer', true)
  return asOrganizer(event, userId)
}

function toPresentedLink(services: Services, link: PersonalLink): PresentedLink {
  const { eventId, inviteeId, token } = link
  const subjects = usualVersions.map((tokenVersion) => ({ eventId, inviteeId, tokenVersion }))
  const genuine = subjects.find((subject) => isTokenOf(services, subject, token))
  return {
    genuine: genuine && asGuest(genuine),
    open: async () => {
      const guest = await openGuest(services, link)
      // The event may be suspended.
      if (!guest || !(await readEvent(services.db, eventId))) throw new Failure('inviteeTokenInvalid')
      return guest
    },
  }
}

/**
 * Returns the invitee that a personal link opens, or undefined if the id, token, and event don't match, or if a host removed the
 * invitee. If the link's invitee was merged into another one, the link opens that one, and its token is valid with either
 * invitee's id.
 */
export async function openGuest(services: Services, link: PersonalLink): Promise<GuestOf<InviteeRow> | undefined> {
  return (await openLink(services, link)).guest
}

/** Opens a personal link as `openGuest` does. `isRemoved` is true if a host removed the link's invitee. */
export async function openLink(
  services: Services,
  link: PersonalLink,
): Promise<{ guest: GuestOf<InviteeRow> | undefined; isRemoved: boolean }> {
  const row = await readLinkedRow(services, link)
  const isRemoved = row?.rsvp_status === 'HIDDEN'
  return { guest: row && !isRemoved ? asGuest(row) : undefined, isRemoved }
}

/** Returns the invitee of a personal link, even if a host removed it. */
async function readLinkedRow(
  services: Services,
  { eventId, inviteeId, token }: PersonalLink,
): Promise<InviteeRow | undefined> {
  return readProvenRow(services.db, { eventId, inviteeId }, (subject) => isTokenOf(services, subject, token))
}

/** Returns the invitee with an id, or the one it was merged into, if the caller's proof is for that id. */
async function readProvenRow(
  db: Db,
  { eventId, inviteeId }: Pick<PersonalLink, 'eventId' | 'inviteeId'>,
  isProven: (subject: TokenSubject) => boolean,
): Promise<InviteeRow | undefined> {
  const row = await readInviteeOrRemoved(db, eventId, inviteeId)
  // The token is checked even without a row, so that timing reveals nothing.
  if (isProven({ eventId, inviteeId, tokenVersion: row?.token_version ?? 0 }) && row) return row
  for (const alias of await readAliases(db, eventId, inviteeId)) {
    const { invitee_id, token_version: tokenVersion } = alias
    if (!isProven({ eventId, inviteeId: invitee_id, tokenVersion })) continue
    return readMergedInto(db, alias)
  }
  return undefined
}

/**
 * Returns the invitee whose reply address has the given token, or undefined if the token and the event don't match, or if a host
 * removed the invitee.
 */
export async function openGuestByReply(
  { db, keys, clock }: Services,
  eventId: string,
  { inviteeId, proof }: ReplyToken,
): Promise<GuestOf<InviteeRow> | undefined> {
  const valid = validKeys(keys, clock.now())
  const row = await readProvenRow(db, { eventId, inviteeId }, (subject) =>
    valid.some((one) => isReplyProof(one.replyAddress, subject, proof)),
  )
  return row && row.rsvp_status !== 'HIDDEN' ? asGuest(row) : undefined
}

/**
 * Returns the invitee whose calendar has the given token, or undefined if the token and the event don't match, or if a host removed
 * the invitee.
 */
export async function openGuestByCalendar(
  { db, keys, clock }: Services,
  { eventId, inviteeId, token }: PersonalLink,
): Promise<GuestOf<InviteeRow> | undefined> {
  const valid = validKeys(keys, clock.now())
  const row = await readProvenRow(db, { eventId, inviteeId }, (subject) =>
    valid.some((one) => isGuestCalendarToken(one.calendarFeed, subject, token)),
  )
  return row && row.rsvp_status !== 'HIDDEN' ? asGuest(row) : undefined
}

/** Returns true if this is the token of the invitee's current personal link, made with any secret that is still valid. */
const isTokenOf = ({ keys, clock }: Services, subject: TokenSubject, token: string): boolean =>
  validKeys(keys, clock.now()).some(({ inviteeToken }) => isInviteeToken(inviteeToken, subject, token))

async function verifyIdentity({ db, providers, clock }: Services, token: string | undefined): Promise<Identity> {
  if (token === undefined) throw new Failure('unauthenticated')
  const identity = await providers.identity.verify(token, clock.now())
  if (!identity || (await isTokenUsed(db, identity.jti))) throw new Failure('identityInvalid')
  return identity
}

function requireSession({ session }: Credentials): Session {
  if (!session) throw new Failure('unauthenticated')
  return session
}

async function readEventOfInput({ db }: Services, { eventId }: GateInput): Promise<EventRow> {
  const event = typeof eventId === 'string' ? await readEventOrSuspended(db, eventId) : undefined
  if (!event) throw new Failure('eventNotFound')
  return event
}
