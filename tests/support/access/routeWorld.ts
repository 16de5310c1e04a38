import { randomUUID } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import type { EventView } from '@festoon/contract/nouns/event'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { keyOf, party, person, picture, type EventDraft, type Person } from '../builders.ts'
import { call } from '../rpcClient.ts'
import { coverUrl, type TestServer } from '../testServer.ts'
import { isPerson } from './accessTable.ts'
import { createPeople } from './accessWorld.ts'
import { invitePeople } from './invitePeople.ts'
import type { OperatorName, RouteCaller } from './routeCallers.ts'

/** The email address of the operator, which must be in `OPERATOR_EMAILS`. */
export const operatorEmail = 'ops@example.org'

/** The data that requests to routes name, for one caller at one party. */
export interface Grounds {
  event: EventView
  albumCode: string
  /** The path of the event's short link. */
  shortPath: string
  /** The end of a guest's short personal link. */
  linkCode: string
  /** The key of the caller's personal link, if they have one. */
  key: { inviteeId: string; token: string } | undefined
  /** The path and query of an email in a frame, from the messages about the host's next party. */
  mailFrame: string
  /** An id that nothing has. */
  id: string
  /** The URL of a party's image, and of a person's photo. */
  cover: string
  portrait: string
  /** Another person, who isn't at the party. */
  someone: Person
}

/** The proofs of identity that a caller sends with a request. */
export interface Credentials {
  cookie: string | undefined
  bearer: string | undefined
  userId: string | undefined
  key: Grounds['key']
}

interface Place {
  event: EventView
  albumCode: string
  keys: Awaited<ReturnType<typeof invitePeople>>
}

export type RouteWorld = Awaited<ReturnType<typeof routeWorld>>

/** Creates a party, a suspended party, and one that asks when its guests can come, each with one guest of each kind, and an operator. */
export async function routeWorld(server: TestServer) {
  const { db } = server.services
  const people = await createPeople(server)
  const someone = await person(server, 'Sam Someone')
  const operator = await person(server, 'Opal Operator')
  await db
    .insertInto('user_contacts')
    .values({ kind: 'email', value: operatorEmail, user_id: operator.userId, verified_at: 1 })
    .execute()
  const portrait = await picture(server, people.host, { kind: 'profile' })
  const place = async (fields: Partial<EventDraft> = {}): Promise<Place> => {
    const event = await party(server, people.host, fields)
    const keys = await invitePeople(server, event, people)
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, people.host)
    return { event, albumCode: album.albumCode, keys }
  }
  const [open, suspendedPlace] = [await place(), await place()]
  await db.updateTable('events').set({ suspended_at: Date.now() }).where('id', '=', suspendedPlace.event.id).execute()
  const undatedPlace = await place({ startTime: 0, dateUndecided: true })
  const [eventId, startTime] = [undatedPlace.event.id, server.clock.now() + 86_400_000]
  await call(server, 'proposeTimes', { eventId, add: [{ startTime, endTime: null }] }, people.host)
  const { inviteeId } = undatedPlace.keys.linkHolder
  await db.updateTable('invitees').set({ invite_status: 'SUCCESS' }).where('invitee_id', '=', inviteeId).execute()

  const sessions = new Map<RouteCaller, Awaited<ReturnType<typeof openSession>>>()
  /** Returns a caller's credentials. Requests that only read can share a session. */
  const credentialsOf = async (caller: RouteCaller, at: Place, onlyReads: boolean): Promise<Credentials> => {
    const guest = caller === 'linkHolder' || caller === 'removedLinkHolder' ? at.keys[caller] : undefined
    const key = guest && { inviteeId: guest.inviteeId, token: keyOf(server, at.event, guest) }
    const userId = isOperator(caller)
      ? operator.userId
      : caller === 'staleHost'
        ? people.host.userId
        : isPerson(caller)
          ? people[caller].userId
          : undefined
    if (userId === undefined) return { cookie: undefined, bearer: undefined, userId, key }
    const isStale = caller === 'stolenBearer' || caller === 'staleHost' || caller === 'staleOperator'
    const since = server.clock.now() - (isStale ? limits.proofSeconds * 1_000 : 0)
    const sharedSession = onlyReads ? sessions.get(caller) : undefined
    const session = sharedSession ?? (await openSession(db, userId, 'web-test', since))
    if (onlyReads) sessions.set(caller, session)
    const { accessToken, refreshToken } = session
    // The bearer of a stolen access token doesn't have the cookie.
    const hasCookie = caller !== 'stolenBearer' && caller !== 'operatorBearer'
    return { cookie: hasCookie ? refreshToken : undefined, bearer: accessToken, userId, key }
  }
  const { link_code: linkCode } = await db.selectFrom('invitees').select('link_code').limit(1).executeTakeFirstOrThrow()
  const draft = { title: 'Next time', startTime: server.clock.now() + 86_400_000, modificationId: 1 }
  const { frame: mailFrame } = (await call(server, 'previewMessages', { event: draft }, people.host)).mail
  const groundsOf = ({ event, albumCode }: Place, { key }: Credentials): Grounds => ({
    event,
    albumCode,
    shortPath: new URL(event.host?.shortUrl ?? '').pathname,
    linkCode,
    key,
    mailFrame,
    id: randomUUID(),
    cover: coverUrl,
    portrait,
    someone,
  })
  return { open, suspended: suspendedPlace, undated: undatedPlace, credentialsOf, groundsOf }
}

const isOperator = (caller: RouteCaller): caller is OperatorName =>
  caller === 'operator' || caller === 'staleOperator' || caller === 'operatorBearer'
