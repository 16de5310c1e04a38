import { sql } from 'kysely'
import { limits } from '@festoon/contract/limits'
import { changeCoins, lockCoins } from '../../coins/coinLedger.ts'
import type { Contact } from '../../core/Contact.ts'
import { accountKey } from '../../crypto/addressKey.ts'
import { announceSessions } from '../../database/announce.ts'
import { withdrawRequestsTo } from '../../database/rows/cohostRequestRows.ts'
import { recordMerged } from '../../database/rows/mergedAccounts.ts'
import type { Tx } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { endAccounts } from '../deletion/endAccounts.ts'
import { extendBlocks } from '../sending/carryBlocks.ts'
import { moveHostContacts, recordHostContacts } from '../sending/hostContacts.ts'
import { moveDeliveries } from '../sending/removedDeliveries.ts'
import { moveReach } from '../sending/removedReach.ts'
import { requireActive } from '../sessions/sessions.ts'
import { readMergeProof, useMergeProof } from './mergeProofs.ts'
import { moveGuests, readListedEvents } from './moveGuests.ts'
import { moveSender } from './moveSender.ts'

/**
 * Merges another account into the caller's, in one transaction (RPC-26). The caller must have verified `contact`, an email
 * address or phone number of the other account, in this session. Moves the other account's data, ends its sessions, and deletes
 * the account. Returns the deleted account's photo URL. Returns undefined if the verification is missing or has expired, if
 * `contact` has moved to another account, or if either account was deleted. `note` runs in the same transaction.
 * @throws Failure accountSuspended if either person's account is suspended.
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
    for (const id of [into, other]) await requireActive(tx, id)
    if ((await useMergeProof(tx, session.id, contact, now)) !== other) return undefined
    await recordHostContacts(tx, keys.addressKey, other, now)
    const listedEvents = await readListedEvents(tx, [other, into])
    const ownContact = await tx
      .updateTable('user_contacts')
      .set({ user_id: into })
      .where('user_id', '=', other)
      .returning(['kind', 'value'])
      .execute()
    const isTheirs = ownContact.some(({ kind, value }) => kind === contact.kind && value === contact.value)
    if (!users.has(into) || !users.has(other) || !isTheirs) throw new AccountGone()
    await recordHostContacts(tx, keys.addressKey, into, now)
    await withdrawRequestsTo(tx, [other, into])
    await moveGuests(tx, other, into, listedEvents)
    await moveEvents(tx, other, into)
    await tx.updateTable('drafts').set({ user_id: into }).where('user_id', '=', other).execute()
    for (const table of ['security_log', 'user_identities', 'passkeys'] as const)
      await tx.updateTable(table).set({ user_id: into }).where('user_id', '=', other).execute()
    await tx.updateTable('audit_log').set({ user_id: into }).where('user_id', '=', other).execute()
    await tx.updateTable('purchases').set({ user_id: into }).where('user_id', '=', other).execute()
    await tx.deleteFrom('exclusions').where('user_id', '=', other).execute()
    await moveHostContacts(tx, other, into, now)
    await moveOptOuts(tx, other, into)
    await moveReach(tx, other, into)
    await moveDeliveries(tx, other, into)
    await recordMerged(tx, other, into)
    await moveSender(tx, other, into)
    await moveBlocks(tx, accountKey(keys.addressKey, other), accountKey(keys.addressKey, into))
    await extendBlocks(tx, keys.addressKey, into)
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
    if (error instanceof AccountGone) return undefined
    throw error
  })
}

/**
 * Thrown to roll back the merge if one of the accounts was deleted, or if the verified email address or phone number has
 * moved to another account.
 */
class AccountGone extends Error {}

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
    insert into opt_outs (channel, address_key, scope, subject, created_at, was_invited, person_key, caused_by)
    select channel, address_key, scope, ${into}::uuid, created_at, was_invited, person_key, caused_by from opt_outs
    where scope = 'host' and subject = ${from}
    on conflict do nothing
  `.execute(tx)
  await sql`delete from opt_outs where scope = 'host' and subject = ${from}`.execute(tx)
  for (const table of ['abuse_reports', 'removed_events'] as const)
    await tx.updateTable(table).set({ host_id: into }).where('host_id', '=', from).execute()
  for (const table of ['opt_outs', 'abuse_reports'] as const)
    await tx.updateTable(table).set({ caused_by: into }).where('caused_by', '=', from).execute()
}

/** Moves an account's opt-outs from hosts' messages, so that they cover all addresses of the account it is merged into. */
async function moveBlocks(tx: Tx, fromKey: string, intoKey: string): Promise<void> {
  await sql`
    insert into opt_outs (channel, address_key, scope, subject, created_at, was_invited, person_key, caused_by)
    select channel, ${intoKey}, scope, subject, created_at, was_invited, person_key, caused_by from opt_outs
    where channel = 'account' and address_key = ${fromKey}
    on conflict do nothing
  `.execute(tx)
  await tx.deleteFrom('opt_outs').where('channel', '=', 'account').where('address_key', '=', fromKey).execute()
}

/**
 * Adds an account's coins, without its unspent free coins, to another account's balance. The coins can't be added twice, because
 * the source account is deleted in the same transaction.
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
  const spentCoins = entries
    .filter(({ user_id, amount }) => user_id === from && amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0)
  return Math.max(0, limits.freeCoins - spentCoins)
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
  const deletedUser = await tx.deleteFrom('users').where('id', '=', from).returning('photo_url').executeTakeFirst()
  return deletedUser?.photo_url ?? null
}
