import type { HostedEventsChoice } from '@festoon/contract/profile'
import { sql } from 'kysely'
import { erasePhotos } from './albums.ts'
import { emptied, formerGuest } from './emptied.ts'
import { eraseQueuedOfUser } from './eraseQueued.ts'
import { endAccounts } from './endAccounts.ts'
import type { Db, EventRow, Tx } from './schema.ts'

/** What erasing an account did, beside erasing it. */
export interface Erasure {
  cancelled: number
  handedOver: number
  /** The pictures that it showed, on its parties that are off too, and that were kept for it to choose from. */
  pictures: readonly string[]
  /** The photos that the person put into albums. */
  photos: readonly string[]
}

/** Names of those who are gone. */
const formerHost = 'Former host'
const deletedAccount = 'Deleted account'
/** What a party is called that a leaving host has called off. */
const canceledParty = 'Canceled party'

/**
 * Erases an account, all or nothing (PROF-08). Parties ahead are called off or handed over; those that are over stay for
 * their guests; answers to others' events stay counted. What is left holds no name or contact of the person, and words of
 * theirs only in parties that took place. The account's row goes too, unless events still belong to it. `tell` is called, in the same transaction, for each party that is
 * called off. Undefined when there is no such account any more.
 */
export async function eraseAccount(
  db: Db,
  userId: string,
  { choice, tell }: { choice: HostedEventsChoice; tell: (tx: Tx, calledOff: EventRow) => Promise<void> },
  now: number,
): Promise<Erasure | undefined> {
  return endAccounts(db, [userId], async (tx, { users, eventIds }) => {
    if (!users.has(userId)) return undefined
    // Before rows change hands.
    const photos = await erasePhotos(tx, userId)
    const handedOver = choice === 'handOver' ? await handOver(tx, userId, now) : 0
    await eraseQueuedOfUser(tx, userId, now)
    const calledOff = await callOff(tx, userId, now)
    for (const event of calledOff) await tell(tx, event)
    const cancelled = calledOff.length
    await eraseOutbox(tx, userId)
    const covers = await eraseHosting(tx, userId)
    await eraseMessages(tx, userId)
    await eraseGuests(tx, userId)
    await eraseStrayContacts(tx, userId)
    const images = await eraseImages(tx, userId)
    await erasePurchases(tx, userId)
    await tx.updateTable('audit_log').set({ user_id: null }).where('user_id', '=', userId).execute()
    const photoUrl = await eraseUser(tx, userId, now)
    await sql`
      select announce_event(id, organizer_id, null, nextval('modifications')) from events
      where id = any(${[...eventIds]}::uuid[])
    `.execute(tx)
    const pictures = [...covers, ...images, ...(photoUrl === null ? [] : [photoUrl])]
    return { cancelled, handedOver, pictures, photos }
  })
}

const isAhead = sql<boolean>`cancelled_at is null and not is_draft`

/** Gives each party ahead to the accepted co-host who has been on its list longest. Answers how many had one. */
async function handOver(tx: Tx, userId: string, now: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with heirs as (
      select distinct on (e.id) e.id as event_id, i.invitee_id, i.user_id, i.name
      from events e join invitees i on i.event_id = e.id
      where e.organizer_id = ${userId} and e.past_from > ${now} and ${isAhead}
        and i.cohost_status = 'ACCEPTED' and i.rsvp_status <> 'HIDDEN' and i.role = 'attendee'
        and i.user_id is not null and i.user_id <> ${userId}
      order by e.id, i.created_at, i.invitee_id
    ), left_behind as (
      delete from invitees i using heirs
      where i.event_id = heirs.event_id and i.role = 'organizer'
    ), promoted as (
      update invitees i set role = 'organizer', cohost_status = null, rsvp_status = 'YES', waitlist_status = null,
        awaits = null, waitlisted_at = null, answered_at = coalesce(i.answered_at, ${now}),
        modification = nextval('modifications')
      from heirs where i.event_id = heirs.event_id and i.invitee_id = heirs.invitee_id
    )
    update events e set organizer_id = heirs.user_id, hosted_by = coalesce(nullif(heirs.name, ''), u.name),
      modification = nextval('modifications')
    from heirs join users u on u.id = heirs.user_id where e.id = heirs.event_id
    returning e.id
  `.execute(tx)
  // Who wants no messages of this host wants none about what they began.
  await sql`
    insert into opt_outs (channel, address_key, scope, subject, created_at)
    select channel, address_key, 'event', given, created_at
    from opt_outs, unnest(${rows.map(({ id }) => id)}::uuid[]) given where scope = 'host' and subject = ${userId}
    on conflict do nothing
  `.execute(tx)
  return rows.length
}

const callOff = (tx: Tx, userId: string, now: number): Promise<EventRow[]> =>
  tx
    .updateTable('events')
    .set({ cancelled_at: now, sequence: sql`sequence + 1`, modification: sql`nextval('modifications')` })
    .where('organizer_id', '=', userId)
    .where('past_from', '>', now)
    .where(isAhead)
    .returningAll()
    .execute()

/** Its picture history, and what it asked to have drawn. */
async function eraseImages(tx: Tx, userId: string): Promise<string[]> {
  await tx.deleteFrom('image_tasks').where('user_id', '=', userId).execute()
  const removed = await tx.deleteFrom('user_images').where('user_id', '=', userId).returning('image_url').execute()
  return removed.map(({ image_url }) => image_url)
}

/** Messages to the person, and those in which they invited others. */
async function eraseOutbox(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from outbox where lower(recipient) in (select value from user_contacts where user_id = ${userId})
      or key in (
        select 'invite/' || d.key from deliveries d join invitees i using (event_id, invitee_id)
        join events e on e.id = d.event_id where e.organizer_id = ${userId} or i.user_id = ${userId}
      )
      or split_part(key, '/', 1) = 'notice' and (
        split_part(key, '/', 2) in (select id::text from events where organizer_id = ${userId})
        or split_part(key, '/', 3) in (select invitee_id::text from invitees where user_id = ${userId})
      )
  `.execute(tx)
}

/** What is left of a host: a party that is off says no more than when it was to be. Answers the covers that it showed. */
async function eraseHosting(tx: Tx, userId: string): Promise<string[]> {
  await sql`delete from events where organizer_id = ${userId} and is_draft`.execute(tx)
  await sql`
    update events set hosted_by = ${formerHost}, origin = '{}', modification = nextval('modifications') where organizer_id = ${userId}
  `.execute(tx)
  const { rows } = await sql<{ photo_url: string }>`
    with off as (select id, photo_url from events where organizer_id = ${userId} and cancelled_at is not null)
    update events e set title = ${canceledParty}, description = '', location = '{"displayName":""}', photo_url = '',
      questions = '[]', playlist_id = null, cohost_link = null
    from off where e.id = off.id returning off.photo_url
  `.execute(tx)
  return rows.map(({ photo_url }) => photo_url)
}

/** What the person wrote to guests, and what was written to them alone. */
async function eraseMessages(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from messages m where m.sender_id = ${userId} or exists (
      select 1 from invitees i
      where i.event_id = m.event_id and i.invitee_id = m.receiver_id and i.user_id = ${userId}
    )
  `.execute(tx)
}

/** What is left of a guest: status, head count, and what was answered by yes or no. Their personal link is dead. */
async function eraseGuests(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from invitee_aliases a using invitees i
    where a.event_id = i.event_id and a.into_id = i.invitee_id and i.user_id = ${userId}
  `.execute(tx)
  await sql`
    update invitees set ${emptied}, name = case when role = 'organizer' then ${formerHost} else ${formerGuest} end,
      user_id = null
    where user_id = ${userId}
      or (user_id is null and email_normalised in (${contacts(userId, 'email')}))
      or (user_id is null and phone in (${contacts(userId, 'phone')}))
  `.execute(tx)
}

/** A contact of the person that stands on the row of somebody else's account, or among those who get the newsletter. */
async function eraseStrayContacts(tx: Tx, userId: string): Promise<void> {
  await sql`
    update invitees set email = null, email_normalised = null, modification = nextval('modifications')
    where email_normalised in (${contacts(userId, 'email')})
  `.execute(tx)
  await sql`
    update invitees set phone = null, modification = nextval('modifications')
    where phone in (${contacts(userId, 'phone')})
  `.execute(tx)
  await sql`delete from newsletter_subscribers where email in (${contacts(userId, 'email')})`.execute(tx)
}

/** The books keep what was paid, and when; nobody's name is on it. */
async function erasePurchases(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('purchases').where('user_id', '=', userId).where('credited_at', 'is', null).execute()
  await tx.updateTable('purchases').set({ user_id: null }).where('user_id', '=', userId).execute()
}

const contacts = (userId: string, kind: 'email' | 'phone') =>
  sql`select value from user_contacts where user_id = ${userId} and kind = ${kind}`

async function eraseUser(tx: Tx, userId: string, now: number): Promise<string | null> {
  const user = await tx.selectFrom('users').select('photo_url').where('id', '=', userId).executeTakeFirstOrThrow()
  for (const table of [
    'user_contacts',
    'coin_entries',
    'sessions',
    'sign_in_links',
    'sign_in_codes',
    'drafts',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx.deleteFrom('merge_proofs').where('other_id', '=', userId).execute()
  await tx.deleteFrom('opt_outs').where('scope', '=', 'host').where('subject', '=', userId).execute()
  const removed = await sql`
    delete from users where id = ${userId} and not exists (select 1 from events where organizer_id = ${userId})
  `.execute(tx)
  if (!removed.numAffectedRows)
    await tx
      .updateTable('users')
      .set({
        name: deletedAccount,
        photo_url: null,
        coins: 0,
        granted_text_permission: false,
        text_permission_status: null,
        deleted_at: now,
      })
      .where('id', '=', userId)
      .execute()
  return user.photo_url
}
