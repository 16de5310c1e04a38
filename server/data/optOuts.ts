import { sql } from 'kysely'
import { lockEvent } from './events.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db, EventRow } from './schema.ts'

/** Whose messages an address does not want. */
export interface OptOut {
  channel: 'email' | 'phone'
  /** Keyed hash of the normalised address (secret/addressKey.ts). */
  addressKey: string
  scope: 'event' | 'host' | 'all'
  /** Id of the event or host; undefined for `all`. */
  subject: string | undefined
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Records that an address wants no messages. False when that was known. */
export async function addOptOut(
  db: Db,
  { channel, addressKey, scope, subject = nobody }: OptOut,
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('opt_outs')
    .values({ channel, address_key: addressKey, scope, subject, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes one opt-out back. False when there was none. */
export async function liftOptOut(db: Db, { channel, addressKey, scope, subject = nobody }: OptOut): Promise<boolean> {
  const lifted = await db
    .deleteFrom('opt_outs')
    .where('channel', '=', channel)
    .where('address_key', '=', addressKey)
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return lifted.numDeletedRows > 0n
}

/**
 * Turns messages of an event, or of whoever hosts it as this is done, off or on for an address. False when there is no such
 * event.
 */
export async function changeOptOut(
  db: Db,
  {
    eventId,
    isOff,
    ...of
  }: Pick<OptOut, 'channel' | 'addressKey'> & {
    scope: 'event' | 'host'
    eventId: string
    isOff: boolean
  },
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Held: an account that ends just now hands its events over first, with what was said about it.
    const event = await lockEvent(tx, eventId)
    if (!event || event.is_draft) return false
    const optOut: OptOut = { ...of, subject: of.scope === 'host' ? event.organizer_id : event.id }
    await (isOff ? addOptOut(tx, optOut, now) : liftOptOut(tx, optOut))
    return true
  })
}

/** What an e-mail address has turned off, of an event, of its host and at all; of all alone where the event is gone. */
export async function readOptOuts(
  db: Db,
  addressKey: string,
  event: Pick<EventRow, 'id' | 'organizer_id'> | undefined,
): Promise<ReadonlySet<OptOut['scope']>> {
  const rows = await db
    .selectFrom('opt_outs')
    .select(['scope', 'subject'])
    .where('channel', '=', 'email')
    .where('address_key', '=', addressKey)
    .where('subject', 'in', [nobody, event?.id ?? nobody, event?.organizer_id ?? nobody])
    .execute()
  return new Set(rows.map(({ scope }) => scope))
}

/** Lets messages reach addresses again that wanted none at all. False when none of them did. */
export async function liftOptOuts(
  db: Db,
  channel: 'email' | 'phone',
  addressKeys: readonly string[],
): Promise<boolean> {
  const lifted = await db
    .deleteFrom('opt_outs')
    .where('channel', '=', channel)
    .where('address_key', '=', sql<string>`any(${[...addressKeys]}::text[])`)
    .where('scope', '=', 'all')
    .executeTakeFirst()
  return lifted.numDeletedRows > 0n
}

/** Of some addresses, those that want no messages of an event or its host, or none at all. */
export const findOptedOut = (
  db: Db,
  channel: 'email' | 'phone',
  addressKeys: readonly string[],
  event: Pick<EventRow, 'id' | 'organizer_id'>,
): Promise<ReadonlySet<string>> => find(db, channel, addressKeys, { hostId: event.organizer_id, eventId: event.id })

/** Of some addresses, those that want no messages of a host, or none at all. */
export const findOptedOutOfHost = (
  db: Db,
  channel: 'email' | 'phone',
  addressKeys: readonly string[],
  hostId: string,
): Promise<ReadonlySet<string>> => find(db, channel, addressKeys, { hostId, eventId: nobody })

async function find(
  db: Db,
  channel: 'email' | 'phone',
  addressKeys: readonly string[],
  { hostId, eventId }: { hostId: string; eventId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('opt_outs')
    .select('address_key')
    .where('channel', '=', channel)
    .where('address_key', '=', sql<string>`any(${[...addressKeys]}::text[])`)
    .where(({ eb, or, and }) =>
      or([
        eb('scope', '=', 'all'),
        and([eb('scope', '=', 'host'), eb('subject', '=', hostId)]),
        and([eb('scope', '=', 'event'), eb('subject', '=', eventId)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ address_key }) => address_key))
}
