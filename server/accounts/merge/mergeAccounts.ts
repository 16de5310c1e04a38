import { limits } from '@festoon/contract/limits'
import { sql } from 'kysely'
import type { Contact } from '../../core/Contact.ts'
import { accountKey } from '../../crypto/addressKey.ts'
import { changeCoins, lockCoins } from '../../database/rows/coinLedger.ts'
import { announceSessions } from '../../database/announce.ts'
import { endAccounts } from '../deletion/endAccounts.ts'
import { recordHostContacts } from '../sending/hostContacts.ts'
import { joinInvitees } from './joinInvitees.ts'
import { readMergeProof, useMergeProof } from './mergeProofs.ts'
import type { InviteeRow, Tx } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { demandActive } from '../sessions/sessions.ts'
import { showProven } from './showProven.ts'

/**
 * Merges another account into the caller's, in one transaction (RPC-26). The caller must have verified `contact`, an email
 * address or phone number of the other account, in this session. Moves the other account's data, ends its sessions, and deletes
 * the account. Returns the deleted account's photo URL. Returns undefined if the verification is missing or has expired, if
 * `contact` has moved to another account, or if either account was deleted. `note` runs in the same transaction.
 * @throws Failure accountSuspended if the other account is suspended.
 */
export async function mergeAccounts(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  session: Session,
  contact: Contact,
  note: (tx: Tx) => Promise<void>,
  now: number,
): Promise<{ photoUrl: string | null } | undefined> {
  const into = session.userId
  const other = await readMergeProof(db, session.id, contact)
  if (other === undefined) return undefined
  return endAccounts(db, [into, other], async (tx, { users }) => {
    // A suspended account must not continue under another one.
    await demandActive(tx, other)
    if ((await useMergeProof(tx, session.id, contact, now)) !== other) return undefined
    await recordHostContacts(tx, keys.addressKey, other, now)
    const owned = await tx
      .updateTable('user_contacts')
      .set({ user_id: into })
      .where('user_id', '=', other)
      .returning(['kind', 'value'])
      .execute()
    const isTheirs = owned.some(({ kind, value }) => kind === contact.kind && value === contact.value)
    if (!users.has(into) || !users.has(other) || !isTheirs) throw new Gone()
    await moveGuests(tx, other, into)
    await moveEvents(tx, other, into)
    await tx.updateTable('drafts').set({ user_id: into }).where('user_id', '=', other).execute()
    for (const table of ['security_log', 'user_identities', 'passkeys'] as const)
      await tx.updateTable(table).set({ user_id: into }).where('user_id', '=', other).execute()
    await tx.updateTable('audit_log').set({ user_id: into }).where('user_id', '=', other).execute()
    await tx.updateTable('purchases').set({ user_id: into }).where('user_id', '=', other).execute()
    await recordHostContacts(tx, keys.addressKey, into, now)
    await tx.deleteFrom('host_contacts').where('host_id', '=', other).execute()
    await moveOptOuts(tx, other, into)
    await moveBlocks(tx, accountKey(keys.addressKey, other), accountKey(keys.addressKey, into))
    await moveImages(tx, other, into)
    await moveMessages(tx, other, into)
    await moveCoins(tx, other, into, now)
    await announceSessions(tx, other)
    await note(tx)
    const photoUrl = await joinUsers(tx, other, into)
    await sql`select announce_topic(topic, nextval('modifications')::text)
      from unnest(${[`events/users/${into}`, `drafts/users/${into}`]}::text[]) topic`.execute(tx)
    return { photoUrl }
  }).catch((error: unknown) => {
    if (error instanceof Gone) return undefined
    throw error
  })
}

/**
 * Thrown to roll back the merge if one of the accounts was deleted, or if the verified email address or phone number has
 * moved to another account.
 */
class Gone extends Error {}

/** Moves an account's invitee rows to another account. If both accounts have a row at an event, the two rows are merged. */
async function moveGuests(tx: Tx, from: string, into: string): Promise<void> {
  // Locks deliveries before guests, the same order as when a delivery finishes.
  await sql`
    select 1 from deliveries d join invitees i using (event_id, invitee_id)
    where i.user_id in (${from}, ${into}) order by d.event_id, d.invitee_id, d.key for update of d
  `.execute(tx)
  await showProven(tx, into, [from, into])
  const rows = await tx
    .selectFrom('invitees')
    .selectAll()
    .where('user_id', 'in', [from, into])
    .where('rsvp_status', '<>', 'HIDDEN')
    .orderBy('event_id')
    .orderBy('invitee_id')
    .forUpdate()
    .execute()
  const own = new Map(rows.filter(({ user_id }) => user_id === into).map((row) => [row.event_id, row]))
  for (const theirs of rows.filter(({ user_id }) => user_id === from)) {
    const mine = own.get(theirs.event_id)
    if (mine) await joinRows(tx, mine, theirs, into)
  }
  await sql`
    with moved as (
      update invitees set user_id = ${into}, modification = nextval('modifications') where user_id = ${from}
      returning event_id, modification
    )
    select announce_event(e.id, e.organizer_id, null, moved.modification)
    from moved join events e on e.id = moved.event_id
  `.execute(tx)
}

async function joinRows(tx: Tx, mine: InviteeRow, theirs: InviteeRow, userId: string): Promise<void> {
  const { kept, gone, changes } = joinInvitees(mine, theirs)
  const eventId = kept.event_id
  const at = { event_id: eventId, into_id: kept.invitee_id }
  await tx
    .updateTable('invitee_aliases')
    .set(at)
    .where('event_id', '=', eventId)
    .where('into_id', '=', gone.invitee_id)
    .execute()
  await tx
    .insertInto('invitee_aliases')
    .values({ ...at, invitee_id: gone.invitee_id, token_version: gone.token_version, link_code: gone.link_code })
    .execute()
  await sql`
    insert into message_recipients (event_id, message_id, invitee_id)
    select event_id, message_id, ${kept.invitee_id}::uuid from message_recipients
    where event_id = ${eventId} and invitee_id = ${gone.invitee_id}
    on conflict do nothing
  `.execute(tx)
  await sql`select move_claims(${eventId}::uuid, ${gone.invitee_id}::uuid, ${kept.invitee_id}::uuid)`.execute(tx)
  // The remaining row's own answers win.
  await sql`
    insert into time_answers (event_id, starts_at, invitee_id, answer, answered_at)
    select event_id, starts_at, ${kept.invitee_id}::uuid, answer, answered_at from time_answers
    where event_id = ${eventId} and invitee_id = ${gone.invitee_id}
    on conflict do nothing
  `.execute(tx)
  for (const table of ['deliveries', 'invitees'] as const)
    await tx.deleteFrom(table).where('event_id', '=', eventId).where('invitee_id', '=', gone.invitee_id).execute()
  const { responses, heads, ...fields } = changes
  await tx
    .updateTable('invitees')
    .set({
      ...fields,
      responses: JSON.stringify(responses ?? kept.responses),
      heads: heads ? JSON.stringify(heads) : null,
      user_id: userId,
      modification: sql`nextval('modifications')`,
    })
    .where('event_id', '=', eventId)
    .where('invitee_id', '=', kept.invitee_id)
    .execute()
  // Merging two guests into one may free up a spot.
  await sql`select promote_waitlist(id, capacity) from events where id = ${eventId} and capacity is not null`.execute(
    tx,
  )
  await sql`
    select announce_event(id, organizer_id, ${userId}, nextval('modifications')) from events where id = ${eventId}
  `.execute(tx)
}

async function moveEvents(tx: Tx, from: string, into: string): Promise<void> {
  await sql`
    with moved as (
      update events set organizer_id = ${into}, modification = nextval('modifications') where organizer_id = ${from}
      returning id, organizer_id, modification
    )
    select announce_event(id, organizer_id, null, modification) from moved
  `.execute(tx)
}

async function moveImages(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable('image_tasks').set({ user_id: into }).where('user_id', '=', from).execute()
  await sql`
    insert into user_images (user_id, image_url, kind, prompt, bytes, created_at)
    select ${into}::uuid, image_url, kind, prompt, bytes, created_at from user_images where user_id = ${from}
    on conflict do nothing
  `.execute(tx)
}

async function moveMessages(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable('messages').set({ sender_id: into }).where('sender_id', '=', from).execute()
}

/** Moves opt-outs from a host's messages, and reports of the host's parties, to the account that the host's account is merged into. */
async function moveOptOuts(tx: Tx, from: string, into: string): Promise<void> {
  await sql`
    insert into opt_outs (channel, address_key, scope, subject, created_at)
    select channel, address_key, scope, ${into}::uuid, created_at from opt_outs
    where scope = 'host' and subject = ${from}
    on conflict do nothing
  `.execute(tx)
  await sql`delete from opt_outs where scope = 'host' and subject = ${from}`.execute(tx)
  for (const table of ['abuse_reports', 'removed_events'] as const)
    await tx.updateTable(table).set({ host_id: into }).where('host_id', '=', from).execute()
}

/** Moves an account's opt-outs from hosts' messages, so that they cover all addresses of the account it is merged into. */
async function moveBlocks(tx: Tx, fromKey: string, intoKey: string): Promise<void> {
  await sql`
    insert into opt_outs (channel, address_key, scope, subject, created_at)
    select channel, ${intoKey}, scope, subject, created_at from opt_outs
    where channel = 'account' and address_key = ${fromKey}
    on conflict do nothing
  `.execute(tx)
  await tx.deleteFrom('opt_outs').where('channel', '=', 'account').where('address_key', '=', fromKey).execute()
}

/**
 * Adds an account's coins, without its unspent free coins, to another account's balance. The coins can't be added twice, because the source account is deleted
 * in the same transaction.
 */
async function moveCoins(tx: Tx, from: string, into: string, now: number): Promise<void> {
  const coins = (await lockCoins(tx, from)) ?? 0
  await changeCoins(tx, into, 'joined', coins - Math.min(coins, await unspentGift(tx, from, into)), now)
}

/**
 * Returns how many of an account's free coins are left, if both accounts got free coins, because a person gets them only once.
 * Free coins are spent before bought ones.
 */
async function unspentGift(tx: Tx, from: string, into: string): Promise<number> {
  const entries = await tx
    .selectFrom('coin_entries')
    .select(['user_id', 'kind', 'amount'])
    .where('user_id', 'in', [from, into])
    .execute()
  const isGifted = (userId: string): boolean =>
    entries.some(({ user_id, kind }) => user_id === userId && kind === 'free')
  if (!isGifted(from) || !isGifted(into)) return 0
  const spent = entries
    .filter(({ user_id, amount }) => user_id === from && amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0)
  return Math.max(0, limits.freeCoins - spent)
}

/**
 * Merges the photo and SMS permission of the account `from` into the account `into`, then deletes `from`. An SMS opt-out of
 * either account applies to the merged account. Returns the deleted account's photo URL.
 */
async function joinUsers(tx: Tx, from: string, into: string): Promise<string | null> {
  await sql`
    update users set
      photo_url = coalesce(users.photo_url, other.photo_url),
      sms_permission_status = case
        when 'rejected' in (users.sms_permission_status, other.sms_permission_status) then 'rejected'
        else coalesce(users.sms_permission_status, other.sms_permission_status) end,
      granted_sms_permission = coalesce(users.sms_permission_status, '') <> 'rejected'
        and coalesce(other.sms_permission_status, '') <> 'rejected'
        and (users.granted_sms_permission or other.granted_sms_permission)
    from users other where users.id = ${into} and other.id = ${from}
  `.execute(tx)
  // Its sessions, sign-in links, codes, and proofs are deleted with it.
  const gone = await tx.deleteFrom('users').where('id', '=', from).returning('photo_url').executeTakeFirst()
  return gone?.photo_url ?? null
}
