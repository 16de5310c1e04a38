import { sql } from 'kysely'
import { z } from 'zod'
import { canceledParty, deletedAccount, formerGuest, formerHost } from '@festoon/contract/messages/guestData'
import type { HostedEventsChoice } from '@festoon/contract/nouns/profile'
import { accountKey } from '../../crypto/addressKey.ts'
import { announceSessions } from '../../database/announce.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'
import { carryBlocks, extendBlocks } from '../sending/carryBlocks.ts'
import { leaveHostContacts, recordHostContacts } from '../sending/hostContacts.ts'
import { anonymousValues } from './anonymousValues.ts'
import { endAccounts } from './endAccounts.ts'
import { erasePhotos } from './erasePhotos.ts'
import { eraseQueuedOfUser } from './eraseQueued.ts'
import { forgetImages } from './forgetImages.ts'
import { contactsOf, isOwnGuest } from './ownGuests.ts'

/** The time in which co-hosts can take over an event whose organizer has left, in ms: a week. */
export const handoverMs = 7 * 24 * 3_600_000

/** The decisions about the upcoming events of an erased account. The functions are called in the same transaction. */
interface Choices {
  choice: HostedEventsChoice
  /** The HMAC secret passed to `recipientKey`. */
  addressKey: Buffer
  /** Called for each canceled event. */
  notify: (tx: Tx, calledOff: EventRow) => Promise<void>
  /** Called for each event that is offered to its co-hosts. */
  ask: (tx: Tx, offered: EventRow) => Promise<void>
}

/** The result of erasing an account. */
export interface Erasure {
  canceled: number
  handedOver: number
  /** URLs of the covers of canceled events, to delete unless something else uses them. */
  covers: readonly string[]
  /** URLs of the account's own images to delete. */
  ownImages: readonly string[]
  /** URLs of the album photos to delete. */
  photos: readonly string[]
}

/**
 * Erases an account in one transaction (PROF-08). Upcoming events are offered to their co-hosts or canceled, past events are
 * kept for their guests, and RSVPs to other people's events still count. The person's name, email addresses, and phone numbers
 * are removed everywhere. Everything the person wrote is deleted, except the details of events that weren't canceled. The
 * account's row is deleted unless events still belong to it, or it is suspended. Returns undefined if the account no longer exists.
 */
export async function eraseAccount(
  db: Db,
  userId: string,
  { choice, addressKey, notify, ask }: Choices,
  now: number,
): Promise<Erasure | undefined> {
  return endAccounts(db, [userId], async (tx, { users, eventIds }) => {
    if (!users.has(userId)) return undefined
    // These run first, because the following steps change the owners of rows.
    await releaseClaims(tx, userId)
    // So that the claims of others on the person's invitations don't outlast the contact that outranks them.
    await sql`select attach_invitations(${userId}::uuid, null)`.execute(tx)
    const photos = await erasePhotos(tx, userId)
    const offeredEvents = choice === 'handOver' ? await offerToCohosts(tx, userId, now) : []
    await eraseQueuedOfUser(tx, userId, now)
    for (const event of offeredEvents) await ask(tx, event)
    const calledOff = await callOff(tx, userId, now)
    for (const event of calledOff) await notify(tx, event)
    const canceledCount = calledOff.length
    await eraseOutbox(tx, userId)
    await eraseInviteNotes(tx, userId)
    const covers = await eraseHosting(tx, userId)
    await eraseMessages(tx, userId)
    await eraseGuests(tx, userId)
    await eraseStrayContacts(tx, userId)
    const ownImages = await forgetImages(tx, userId)
    await erasePurchases(tx, userId)
    await tx.updateTable('audit_log').set({ user_id: null }).where('user_id', '=', userId).execute()
    await announceSessions(tx, userId)
    await recordHostContacts(tx, addressKey, userId, now)
    await leaveHostContacts(tx, userId, now)
    await keepBlocks(tx, addressKey, userId)
    await eraseUser(tx, userId, now)
    await sql`
      select announce_event(id, organizer_id, null, nextval('modifications')) from events
      where id = any(${[...eventIds]}::uuid[])
    `.execute(tx)
    return { canceled: canceledCount, handedOver: offeredEvents.length, covers, ownImages, photos }
  })
}

/**
 * Offers each upcoming event that has an accepted co-host to its co-hosts (docs/decisions/015-erase-and-merge-accounts.md). Returns
 * these events.
 */
async function offerToCohosts(tx: Tx, userId: string, now: number): Promise<EventRow[]> {
  const query = sql`
    with offered as (
      select e.id from events e
      where e.organizer_id = ${userId} and e.past_from > ${now} and e.canceled_at is null and exists (
        select 1 from invitees i where i.event_id = e.id
          and i.cohost_status = 'ACCEPTED' and i.rsvp_status <> 'HIDDEN' and i.user_id <> ${userId}
      )
    ), left_behind as (
      delete from invitees i using offered where i.event_id = offered.id and i.role = 'organizer'
    )
    update events e set handover_until = ${now + handoverMs}::bigint, cohost_link = null,
      modification = nextval('modifications')
    from offered where e.id = offered.id
    returning e.id
  `
  const ids = (await readRows(tx, idRow, query)).map(({ id }) => id)
  // The party is offered to those who are co-hosts now.
  await tx.deleteFrom('cohost_requests').where('event_id', '=', anyOf(ids)).execute()
  await carryBlocks(tx, userId, ids)
  return tx.selectFrom('events').selectAll().where('id', '=', anyOf(ids)).execute()
}

const callOff = (tx: Tx, userId: string, now: number): Promise<EventRow[]> =>
  tx
    .updateTable('events')
    .set({ canceled_at: now, sequence: sql`sequence + 1`, modification: sql`nextval('modifications')` })
    .where('organizer_id', '=', userId)
    .where('past_from', '>', now)
    .where('canceled_at', 'is', null)
    .where('handover_until', 'is', null)
    .returningAll()
    .execute()

/**
 * Deletes messages from the outbox: messages to the person, invitations to or from them, and notifications to them or about
 * their events.
 */
async function eraseOutbox(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from outbox where lower(recipient) in (select value from user_contacts where user_id = ${userId})
      or key in (
        select 'invite/' || d.key from deliveries d join invitees i using (event_id, invitee_id)
        join events e on e.id = d.event_id
        where e.organizer_id = ${userId} and e.handover_until is null or i.user_id = ${userId}
      )
      or split_part(key, '/', 1) in ('notice', 'confirm') and (
        split_part(key, '/', 2) in (
          select id::text from events where organizer_id = ${userId} and handover_until is null
        )
        or split_part(key, '/', 3) in (select invitee_id::text from invitees where user_id = ${userId})
      )
  `.execute(tx)
}

/**
 * Removes a host's personal data from the host's events, and erases most details of canceled events. Returns the URLs of the
 * canceled events' cover images.
 */
async function eraseHosting(tx: Tx, userId: string): Promise<string[]> {
  await sql`
    update events set hosted_by = ${formerHost}, origin = '{}', modification = nextval('modifications') where organizer_id = ${userId}
  `.execute(tx)
  const query = sql`
    with off as (select id, photo_url from events where organizer_id = ${userId} and canceled_at is not null)
    update events e set title = ${canceledParty}, description = '', location = '{"displayName":""}', photo_url = '',
      questions = '[]', playlist_id = null, cohost_link = null
    from off where e.id = off.id returning off.photo_url
  `
  const rows = await readRows(tx, z.object({ photo_url: z.string() }), query)
  await sql`
    delete from sign_up_items i using events e
    where e.id = i.event_id and e.organizer_id = ${userId} and e.canceled_at is not null
  `.execute(tx)
  return rows.map(({ photo_url }) => photo_url)
}

/** Deletes the messages that the person wrote to guests, and the private messages that the person received. */
async function eraseMessages(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from messages m where m.sender_id = ${userId} or (m.event_id, m.receiver_id) in (
      select event_id, invitee_id from invitees where ${isOwnGuest(userId)}
    )
  `.execute(tx)
}

/**
 * Gives back the invitations that the account claimed by their links, so that they aren't erased. Their guests were invited by
 * contacts that aren't the account's.
 */
async function releaseClaims(tx: Tx, userId: string): Promise<void> {
  await sql`
    select release_claim(event_id, invitee_id, true) from (
      select event_id, invitee_id from invitees where user_id = ${userId} and before_claim is not null
      order by event_id, invitee_id
    ) claims
  `.execute(tx)
}

/**
 * Anonymizes the account's rows on guest lists, and unclaimed invitations of the person at one of its email addresses or phone
 * numbers, and deletes their answers to proposed times. Keeps the RSVPs, the numbers of plus-ones, and the yes/no responses, gives
 * back what they signed up to bring, and revokes the personal links.
 */
async function eraseGuests(tx: Tx, userId: string): Promise<void> {
  const isOwn = isOwnGuest(userId)
  await sql`
    select drop_claims(event_id, invitee_id)
    from (select event_id, invitee_id from invitees where ${isOwn} order by event_id, invitee_id) rows
  `.execute(tx)
  await sql`
    delete from time_answers a using (select event_id, invitee_id from invitees where ${isOwn}) own
    where a.event_id = own.event_id and a.invitee_id = own.invitee_id
  `.execute(tx)
  await sql`
    update invitees set ${anonymousValues}, name = case when role = 'organizer' then ${formerHost} else ${formerGuest} end,
      user_id = null
    where ${isOwn}
  `.execute(tx)
}

/** Erases the person's email addresses and phone numbers from other people's rows on guest lists, and from the newsletter. */
async function eraseStrayContacts(tx: Tx, userId: string): Promise<void> {
  await sql`
    update invitees set email = null, email_normalized = null, modification = nextval('modifications')
    where email_normalized in (${contactsOf(userId, 'email')})
  `.execute(tx)
  await sql`
    update invitees set phone = null, modification = nextval('modifications')
    where phone in (${contactsOf(userId, 'phone')})
  `.execute(tx)
  await sql`delete from newsletter_subscribers where email in (${contactsOf(userId, 'email')})`.execute(tx)
}

/**
 * Deletes the person's unfinished purchases. Removes the account's id from completed purchases, whose amounts and dates are
 * kept for accounting.
 */
async function erasePurchases(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('purchases').where('user_id', '=', userId).where('credited_at', 'is', null).execute()
  await tx.updateTable('purchases').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/** Keeps the account's own opt-outs from hosts' messages for each of its contacts, because its owner may be invited again. */
async function keepBlocks(tx: Tx, key: Buffer, userId: string): Promise<void> {
  await extendBlocks(tx, key, userId)
  const account = accountKey(key, userId)
  await tx.deleteFrom('opt_outs').where('channel', '=', 'account').where('address_key', '=', account).execute()
}

async function eraseUser(tx: Tx, userId: string, now: number): Promise<void> {
  for (const table of [
    'user_contacts',
    'coin_entries',
    'sessions',
    'security_log',
    'user_identities',
    'passkeys',
    'sign_in_links',
    'sign_in_codes',
    'drafts',
    // Those of the account's contacts stay.
    'exclusions',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx.deleteFrom('merge_proofs').where('other_id', '=', userId).execute()
  await tx.deleteFrom('merged_accounts').where('into_id', '=', userId).execute()
  const removal = await sql`
    delete from users where id = ${userId} and suspended_at is null
      and not exists (select 1 from events where organizer_id = ${userId})
  `.execute(tx)
  if (!removal.numAffectedRows)
    await tx
      .updateTable('users')
      .set({
        name: deletedAccount,
        photo_url: null,
        coins: 0,
        granted_sms_permission: false,
        sms_permission_status: null,
        deleted_at: now,
      })
      .where('id', '=', userId)
      .execute()
}

/**
 * Deletes the notes in invitations to the person and the keys of the addresses that messages reached, and the notes in invitations to the
 * person's events, also to those that co-hosts may take over.
 */
async function eraseInviteNotes(tx: Tx, userId: string): Promise<void> {
  await sql`
    update deliveries set note = null
    where note is not null and event_id in (select id from events where organizer_id = ${userId})
  `.execute(tx)
  await sql`
    update deliveries set note = null, recipient_key = null
    where (event_id, invitee_id) in (select event_id, invitee_id from invitees where ${isOwnGuest(userId)})
  `.execute(tx)
}
