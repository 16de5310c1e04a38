import type { OptOutTable } from '../../database/deliveryTables.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { lockEvent } from '../../database/rows/eventRows.ts'
import type { ReachedPerson } from '../../database/rows/personOf.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { isFromHost } from '../sending/hostContacts.ts'

/** An opt-out of an email address or phone number from one event's messages, one host's messages, or all messages. */
export interface OptOut extends ReachedPerson {
  /** The kind of address, or `account` for every address of an account. */
  channel: 'email' | 'phone' | 'account'
  /** The keyed hash of the normalized email address or phone number, or of the account's id (crypto/addressKey.ts). */
  addressKey: string
  scope: OptOutTable['scope']
  /** The id of the event or host, or undefined if the scope is `all` or `codes`. */
  subject: string | undefined
}

const noSubject = '00000000-0000-0000-0000-000000000000'

/**
 * Stores an opt-out. It lowers the host's sending limits only if the host had invited the address (`wasInvited`). Returns false if it was
 * already stored.
 */
export async function addOptOut(
  db: Db,
  { channel, addressKey, scope, subject = noSubject, personKey, causedBy }: OptOut,
  now: number,
  wasInvited = true,
): Promise<boolean> {
  const person = { person_key: personKey ?? null, caused_by: causedBy ?? null }
  const insertion = await db
    .insertInto('opt_outs')
    .values({
      channel,
      address_key: addressKey,
      scope,
      subject,
      created_at: now,
      was_invited: wasInvited,
      ...person,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'address_key', 'scope', 'subject'])
        .doUpdateSet({ was_invited: true, ...person })
        .where('opt_outs.was_invited', '=', false)
        .where('excluded.was_invited', '=', true),
    )
    .executeTakeFirst()
  return (insertion.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns true if an opt-out exists. One from a host also counts if it is from another account of that host. */
export async function hasOptOut(db: Db, { channel, addressKey, scope, subject = noSubject }: OptOut): Promise<boolean> {
  const row = await db
    .selectFrom('opt_outs')
    .select('scope')
    .where('channel', '=', channel)
    .where('address_key', '=', addressKey)
    .where('scope', '=', scope)
    .where(({ eb }) => (scope === 'host' ? isFromHost(subject) : eb('subject', '=', subject)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an opt-out. If it is from a host, also deletes those from the host's other accounts. Returns false if there is none. */
export async function liftOptOut(
  db: Db,
  { channel, addressKey, scope, subject = noSubject }: OptOut,
): Promise<boolean> {
  const removal = await db
    .deleteFrom('opt_outs')
    .where('channel', '=', channel)
    .where('address_key', '=', addressKey)
    .where('scope', '=', scope)
    .where(({ eb }) => (scope === 'host' ? isFromHost(subject) : eb('subject', '=', subject)))
    .executeTakeFirst()
  return removal.numDeletedRows > 0n
}

/**
 * Stores an opt-out or, if `isOff` is false, deletes it. The opt-out covers one event's messages or, with the scope `host`, all
 * messages from the event's current organizer. Returns false if the event doesn't exist.
 */
export async function changeOptOut(
  db: Db,
  {
    eventId,
    isOff,
    wasInvited,
    ...of
  }: Pick<OptOut, 'channel' | 'addressKey' | keyof ReachedPerson> & {
    scope: 'event' | 'host'
    eventId: string
    isOff: boolean
    wasInvited: boolean
  },
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Locked, because deleting the organizer's account hands over the event together with its opt-outs.
    const event = await lockEvent(tx, eventId)
    if (!event) return false
    const optOut: OptOut = { ...of, subject: of.scope === 'host' ? event.organizer_id : event.id }
    await (isOff ? addOptOut(tx, optOut, now, wasInvited) : liftOptOut(tx, optOut))
    return true
  })
}

/**
 * Returns the scopes of the opt-outs that prevent an event's messages from being sent to an address. Without an event,
 * checks only the scope `all`.
 */
export async function readOptOuts(
  db: Db,
  addressKey: string,
  event: Pick<EventRow, 'id' | 'organizer_id'> | undefined,
): Promise<ReadonlySet<OptOut['scope']>> {
  const rows = await db
    .selectFrom('opt_outs')
    .select(['scope', 'subject'])
    .where('channel', 'in', ['email', 'phone'])
    .where('address_key', '=', addressKey)
    .where(({ eb, or }) =>
      or([eb('subject', 'in', [noSubject, event?.id ?? noSubject]), isFromHost(event?.organizer_id ?? noSubject)]),
    )
    .execute()
  return new Set(rows.map(({ scope }) => scope))
}

/**
 * Deletes the opt-outs with the scope `all` or `codes` for the given address keys. Keeps opt-outs from one event's or one host's messages.
 * Returns false if there was nothing to delete.
 */
export async function liftOptOuts(
  db: Db,
  channel: 'email' | 'phone',
  addressKeys: readonly string[],
): Promise<boolean> {
  const removal = await db
    .deleteFrom('opt_outs')
    .where('channel', '=', channel)
    .where('address_key', '=', anyOf(addressKeys))
    .where('scope', 'in', ['all', 'codes'])
    .executeTakeFirst()
  return removal.numDeletedRows > 0n
}

/**
 * Returns the given keys of addresses and accounts that have an opt-out from an event's messages, its organizer's messages, or all
 * messages. If `sentBy` is the id of a co-host who sends the message, an opt-out from their messages counts, too.
 */
export const findOptedOut = (
  db: Db,
  addressKeys: readonly string[],
  event: Pick<EventRow, 'id' | 'organizer_id'>,
  sentBy = event.organizer_id,
): Promise<ReadonlySet<string>> => find(db, addressKeys, { hostIds: [event.organizer_id, sentBy], eventId: event.id })

/** Returns the given keys of addresses and accounts that have an opt-out from a host's messages or all messages. */
export const findOptedOutOfHost = (
  db: Db,
  addressKeys: readonly string[],
  hostId: string,
): Promise<ReadonlySet<string>> => find(db, addressKeys, { hostIds: [hostId], eventId: noSubject })

async function find(
  db: Db,
  addressKeys: readonly string[],
  { hostIds, eventId }: { hostIds: readonly string[]; eventId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('opt_outs')
    .select('address_key')
    // Keys of different channels never match. Naming the channels lets the database use the primary key.
    .where('channel', 'in', ['email', 'phone', 'account'])
    .where('address_key', '=', anyOf(addressKeys))
    .where(({ eb, or, and }) =>
      or([
        eb('scope', '=', 'all'),
        and([eb('scope', '=', 'host'), or(hostIds.map(isFromHost))]),
        and([eb('scope', '=', 'event'), eb('subject', '=', eventId)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ address_key }) => address_key))
}
