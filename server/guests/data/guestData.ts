import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { formerGuest } from '@festoon/contract/messages/guestData'
import { guestErased } from '@festoon/contract/messages/messaging/undelivered'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { TimeAnswer } from '@festoon/contract/rules/events/timeAnswers'
import { anonymousValues } from '../../accounts/deletion/anonymousValues.ts'
import { eraseQueuedForGuest } from '../../accounts/deletion/eraseQueued.ts'
import { userIdOfContact } from '../../accounts/profile/users.ts'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { isUniqueViolation } from '../../database/isUniqueViolation.ts'
import { readBrought, type BroughtItem } from '../../database/rows/broughtRows.ts'
import { lockEvent } from '../../database/rows/eventRows.ts'
import { exclude } from '../../database/rows/exclusions.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import { dropDeliveries, lockGuests } from '../../events/lockGuests.ts'
import { provingContact } from '../../events/view/provingContact.ts'
import { awaitErasure } from './eraseOldContacts.ts'

/** The private messages, photos, claims, and answers to proposed times stored about a guest. */
export interface GuestTraces {
  /** The private messages that hosts sent to the guest, except those for an earlier address. */
  messages: { message: string; sentAt: number }[]
  /** The URLs of the photos that the guest added to the album. */
  photos: string[]
  /** The items that the guest signed up to bring. */
  brings: BroughtItem[]
  /** When the guest can come: the answers to proposed times, in ms. */
  times: { startsAt: number; answer: TimeAnswer }[]
}

type Guest = Pick<InviteeRow, 'event_id' | 'invitee_id'>

/** Returns the private messages, photos, claims, and answers to proposed times stored about a guest. */
export async function readGuestTraces(db: Db, guest: Guest & Pick<InviteeRow, 'private_from'>): Promise<GuestTraces> {
  const { event_id, invitee_id } = guest
  const messages = await db
    .selectFrom('messages')
    .select(['message', 'sent_at as sentAt'])
    .where('event_id', '=', event_id)
    .where('receiver_id', '=', invitee_id)
    .where('sent_at', '>=', guest.private_from)
    .orderBy('sent_at')
    .execute()
  const photos = await db
    .selectFrom('album_photos')
    .select('url')
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .orderBy('created_at')
    .execute()
  const times = await db
    .selectFrom('time_answers')
    .select(['starts_at as startsAt', 'answer'])
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .orderBy('starts_at')
    .execute()
  return { messages, photos: photos.map(({ url }) => url), brings: await readBrought(db, guest), times }
}

/** A guest's corrections. Omitted values stay unchanged. */
interface Corrections {
  name: string
  email?: string | null
  phone?: string | null
}

/**
 * Builds an SQL condition that is true if a value is omitted or unchanged. The form sends unchanged values back, which no one has entered.
 */
const isSame = (column: 'email_normalized' | 'phone', value: string | null | undefined) =>
  value === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} is not distinct from ${value}::text`

/** Builds an SQL condition that is true if a guest's email address proves who the guest is after corrections. */
const hasEmailAfter = ({ email }: Corrections): RawBuilder<boolean> => sql`
  case when ${isSame('email_normalized', email && normalizeEmail(email))}
    then email_normalized is not null and not 'email' = any(late_contacts)
    else ${email ?? null}::text is not null end
`

/**
 * Builds the SQL expression for the late contacts of a guest after corrections. A corrected contact isn't late, except a number beside an
 * email address, or of a guest with an account, that the account hasn't verified: it may be someone else's, and isn't needed to prove who
 * the guest is.
 */
const lateAfter = (changes: Corrections): RawBuilder<string[]> => {
  const { email, phone } = changes
  return sql`array(
    select item from unnest(late_contacts) item
    where case item when 'email' then ${isSame('email_normalized', email && normalizeEmail(email))} else ${isSame('phone', phone)} end
    union select 'phone' where (user_id is not null or ${hasEmailAfter(changes)})
      and ${phone ?? null}::text is not null and not ${isSame('phone', phone)} and not exists (
        select 1 from user_contacts c where c.user_id = invitees.user_id and c.kind = 'phone' and c.value = ${phone ?? null}::text
      )
    order by 1
  )`
}

/** Thrown to roll back corrections that would leave a guest without an account only a number that proves nothing. */
class PhoneUnconfirmed extends Error {}

/**
 * Saves a guest's corrections to their name, email address, and phone number. Omitted values stay unchanged, and saved values
 * are no longer withheld from the guest. A denied guest stays denied at a new contact. `key` is the HMAC secret passed to `recipientKey`.
 * Returns the reason if nothing is saved: another guest of the event has the email address, or only a number would be left that was entered
 * beside the address, and which proves nothing.
 * @throws Failure notFound if the event or the guest's row is gone, or the row now belongs to another account or email address.
 */
export async function correctGuest(
  db: Db,
  { event_id, invitee_id, user_id, token_version, email, phone }: InviteeRow,
  changes: Corrections,
  now: number,
  key: Buffer,
): Promise<'saved' | 'addressTaken' | 'phoneUnconfirmed'> {
  try {
    await inTransaction(db, async (tx) => {
      // If the contacts are being erased right now, this waits and then sees the result.
      const event = await lockEvent(tx, event_id)
      if (!event) throw new Failure('notFound')
      const { numUpdatedRows } = await tx
        .updateTable('invitees')
        .set({
          ...changes,
          ...(changes.email === undefined
            ? {}
            : {
                email_normalized: changes.email === null ? null : normalizeEmail(changes.email),
                email_typed: sql`email_typed or not ${isSame('email_normalized', changes.email && normalizeEmail(changes.email))}`,
              }),
          ...(changes.phone === undefined
            ? {}
            : { phone_typed: sql`phone_typed or not ${isSame('phone', changes.phone)}` }),
          withheld: sql`array(select unnest(withheld) except select unnest(${Object.keys(changes)}::text[]) order by 1)`,
          late_contacts: lateAfter(changes),
          modification: sql`nextval('modifications')`,
        })
        .where('event_id', '=', event_id)
        .where('invitee_id', '=', invitee_id)
        // The row may belong to another account or address by now.
        .where('user_id', 'is not distinct from', user_id)
        .where('token_version', '=', token_version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Failure('notFound')
      const savedGuest = await readInvitee(tx, event_id, invitee_id)
      if (savedGuest?.user_id === null && savedGuest.phone !== null && provingContact(savedGuest) === null)
        throw new PhoneUnconfirmed()
      // Without a contact, a link would show private messages, and may have been passed on.
      await sql`
        update invitees i set private_from = ${now}
        where event_id = ${event_id} and invitee_id = ${invitee_id} and user_id is null
          and (select contact.kind is null from proving_contact(i) contact)
      `.execute(tx)
      const hasNew = (changes.email ?? email) !== email || (changes.phone ?? phone) !== phone
      if (hasNew) {
        await awaitErasure(tx, event, now)
        if (savedGuest?.waitlist_status === 'DENIED') await exclude(tx, key, [savedGuest], 'denied', now)
      }
      await announce(tx, event)
    })
    return 'saved'
  } catch (error) {
    if (error instanceof PhoneUnconfirmed) return 'phoneUnconfirmed'
    if (isUniqueViolation(error)) return 'addressTaken'
    throw error
  }
}

/**
 * Erases the data of a guest without an account: pending deliveries, notes in invitations, private messages, photos, what they signed
 * up to bring, answers to proposed times, and the personal data in the guest's row. Keeps the RSVP, the number of plus-ones, and the
 * yes/no responses. Returns the URLs of the photos, whose files
 * the caller must delete.
 * @throws Failure notFound if the guest is gone or has an account.
 */
export async function eraseGuest(db: Db, event: EventRow, guest: InviteeRow, now: number): Promise<string[]> {
  const { event_id, invitee_id, token_version } = guest
  return inTransaction(db, async (tx) => {
    const [lockedGuest] = await lockGuests(tx, event, [invitee_id])
    // An account may have just responded, or a host may have sent the invitation to someone else, whose data it is now.
    if (!lockedGuest || lockedGuest.user_id !== null || lockedGuest.token_version !== token_version)
      throw new Failure('notFound')
    await dropDeliveries(tx, event, [invitee_id], guestErased, now)
    await tx
      .updateTable('deliveries')
      .set({ note: null, recipient_key: null })
      .where('event_id', '=', event_id)
      .where('invitee_id', '=', invitee_id)
      .execute()
    await sql`
      delete from outbox where split_part(key, '/', 3) = ${invitee_id} or key in (
        select 'invite/' || d.key from deliveries d where d.event_id = ${event_id} and d.invitee_id = ${invitee_id}
      )
    `.execute(tx)
    await tx.deleteFrom('time_answers').where('event_id', '=', event_id).where('invitee_id', '=', invitee_id).execute()
    await eraseQueuedForGuest(tx, invitee_id)
    await tx.deleteFrom('messages').where('event_id', '=', event_id).where('receiver_id', '=', invitee_id).execute()
    const photos = await tx
      .deleteFrom('album_photos')
      .where('event_id', '=', event_id)
      .where('invitee_id', '=', invitee_id)
      .returning('url')
      .execute()
    await sql`select drop_claims(${event_id}::uuid, ${invitee_id}::uuid)`.execute(tx)
    await sql`
      update invitees set ${anonymousValues}, name = ${formerGuest}
      where event_id = ${event_id} and invitee_id = ${invitee_id}
    `.execute(tx)
    await announce(tx, event)
    return photos.map(({ url }) => url)
  })
}

/**
 * Returns true if an invitee row belongs to no account or to the account with the given contact. Otherwise, the account that
 * responded may not be the invited person's.
 */
export async function isOwnContact(
  db: Db,
  { user_id }: Pick<InviteeRow, 'user_id'>,
  contact: Contact,
): Promise<boolean> {
  return user_id === null || (await userIdOfContact(db, contact)) === user_id
}
