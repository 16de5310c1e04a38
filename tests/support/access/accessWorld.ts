import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { lastLink } from '../accounts.ts'
import { person, verify, type Person, picture } from '../builders.ts'
import { call } from '../rpcClient.ts'
import type { TestServer } from '../testServer.ts'
import type { PersonName } from './accessTable.ts'

/** Creates one person of each kind. */
export async function createPeople(server: TestServer): Promise<Record<PersonName, Person>> {
  return {
    host: await person(server, 'Hana Host'),
    newcomer: await person(server, 'Nia Newcomer'),
    otherUser: await person(server, 'Otto Other'),
    otherHost: await person(server, 'Olga Other'),
    guestUser: await person(server, 'Gil Guest'),
    waitlisted: await person(server, 'Wanda Waitlisted'),
    denied: await person(server, 'Dan Denied'),
    removed: await person(server, 'Remy Removed'),
    sibling: await person(server, 'Sia Sibling'),
    claimer: await person(server, 'Cleo Claimer'),
    stolenBearer: await person(server, 'Stan Stolen'),
    cohost: await person(server, 'Cora Cohost'),
  }
}

/** The ids of an account's data, as calls name it. */
export interface Things {
  owner: Person
  draftId: string
  taskId: string
  sessionId: string
  refreshToken: string
  /** The token of a sign-in link that hasn't been opened. */
  linkToken: string
  paymentIntentId: string
  photoUrl: string
}

/** Creates one of each kind of data for an account. */
export async function thingsOf(server: TestServer, owner: Person): Promise<Things> {
  const { services } = server
  const [draftId, taskId] = [randomUUID(), randomUUID()]
  await call(server, 'editEventDraft', { eventId: draftId, event: { title: 'Not yet', modificationId: 1 } }, owner)
  // The stand-in refuses to draw, because only the task is needed.
  const drawing = { eventName: 'Mine', eventUuid: draftId, prompt: 'refuse', useVerbatim: false, taskId }
  const look = { style: 'popArt' as const, colors: { primary: '#fae5ff', text: '#000000' } }
  await call(server, 'generateEventImage', { ...drawing, ...look }, owner)
  const { refreshToken = '' } = await openSession(services.db, owner.userId, 'web-second', services.clock.now())
  const { devices } = await call(server, 'fetchDevices', {}, owner)
  await call(server, 'sendEmailSignInCode', { emailAddress: owner.email })
  const link = await lastLink(server, owner.email)
  const { paymentIntentId } = await call(server, 'initializePayment', { priceId: 'coins-60' }, owner)
  return {
    owner,
    draftId,
    taskId,
    sessionId: devices.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '',
    refreshToken,
    linkToken: Buffer.from(link?.searchParams.get('refreshToken') ?? '', 'base64url').toString(),
    paymentIntentId,
    photoUrl: await picture(server, owner, { name: 'own', kind: 'profile' }),
  }
}

/** Returns the fields of an operation's input that identify a person's data. */
export function naming(name: string, things: Things): object {
  const { owner, draftId, taskId, sessionId, refreshToken, linkToken, paymentIntentId, photoUrl } = things
  return {
    eventUuid: draftId,
    taskId,
    sessionId,
    photoUrl,
    refreshToken: name === 'signInWithRefreshToken' ? linkToken : refreshToken,
    data: { webData: { paymentIntentId, productId: 'coins-60' } },
    ...(name === 'getElkUser' ? { userId: owner.userId } : {}),
    ...(name === 'authenticate' ? { verifiedEmailAddress: owner.email } : {}),
    ...(['confirmUserMerge', 'sendProofCode', 'proveWithCode', 'removeContact'].includes(name)
      ? { pii: { emailAddress: owner.email } }
      : {}),
  }
}

/** Returns all of an account's data, as its owner and the database see it. */
export async function belongings(server: TestServer, { owner, taskId }: Things): Promise<object> {
  const { db } = server.services
  const [drafts, devices, account, coins, task] = await Promise.all([
    call(server, 'fetchDrafts', {}, owner),
    call(server, 'fetchDevices', {}, owner),
    call(server, 'getElkUser', { userId: owner.userId }, owner),
    db.selectFrom('coin_entries').selectAll().where('user_id', '=', owner.userId).execute(),
    db.selectFrom('image_tasks').select(['user_id', 'request']).where('id', '=', taskId).execute(),
  ])
  return { drafts, devices, account, coins, task }
}

/** Returns a caller with an identity token for an email address of theirs. */
export const proving = async (
  server: TestServer,
  email = `proven-${randomUUID()}@example.com`,
): Promise<{ identityToken: string }> => ({ identityToken: await verify(server, email) })

/**
 * Returns the parts of a result that its caller must not read: other people's contacts and messages, unless the caller hosts
 * them. Addresses that begin with `proven-` are the caller's own.
 */
export async function findLeaks(
  server: TestServer,
  text: string,
  { caller, sentText }: { caller: Person | undefined; sentText: string },
): Promise<string[]> {
  const contacts = text.match(/[\w.+-]+@example\.com|\+1510555\d{4}|for the host alone/g) ?? []
  const foreignContacts = [...new Set(contacts)].filter(
    (one) => one !== caller?.email && !sentText.includes(one) && !one.startsWith('proven-'),
  )
  if (foreignContacts.length === 0 || !caller) return foreignContacts
  const { rows } = await sql<{ text: string }>`
    select unnest(array[i.email, i.phone, i.rsvp_message]) as text from invitees i join events e on e.id = i.event_id
    where e.organizer_id = ${caller.userId} or exists (
      select 1 from invitees own where own.event_id = e.id and own.user_id = ${caller.userId}
        and own.cohost_status = 'ACCEPTED' and own.rsvp_status <> 'HIDDEN'
    )
  `.execute(server.services.db)
  const ownContacts = new Set(rows.map(({ text: readable }) => readable))
  return foreignContacts.filter((one) => !ownContacts.has(one))
}
