import { limits } from '@festoon/contract/limits'
import type { AccountExport } from '@festoon/contract/nouns/accountExport'
import { iso } from '../../core/isoTime.ts'
import { readAllBrought } from '../../database/rows/broughtRows.ts'
import type { Db } from '../../database/schema.ts'
import { ownRow } from '../profile/ownRow.ts'
import { hostingExport, messageExport } from './hostingExport.ts'
import { securityExport } from './securityExport.ts'

const maxRows = limits.exportRows

/**
 * Reads the data stored about an account for its export, limited to the latest `maxRows` entries of each kind. Returns
 * undefined if the account doesn't exist.
 */
export async function readAccountExport(db: Db, userId: string): Promise<AccountExport | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'photo_url', 'coins', 'created_at', 'sms_permission_status'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  const contacts = await db
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', userId)
    .orderBy('verified_at')
    .execute()
  const valuesOf = (kind: 'email' | 'phone') => contacts.filter((one) => one.kind === kind).map(({ value }) => value)
  return {
    name: user.name,
    photoUrl: user.photo_url,
    emails: valuesOf('email'),
    phones: valuesOf('phone'),
    coins: user.coins,
    since: iso(user.created_at),
    smsPermission: user.sms_permission_status,
    newsletter: await hasNewsletter(db, valuesOf('email')),
    ...(await hostingExport(db, userId)),
    ...(await guestExport(db, userId)),
    ...(await securityExport(db, userId)),
    ...(await ownExport(db, userId)),
  }
}

async function hasNewsletter(db: Db, emails: readonly string[]): Promise<boolean> {
  if (emails.length === 0) return false
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', 'in', emails)
    .executeTakeFirst()
  return row !== undefined
}

/** Exports the account's RSVPs to other people's events, the private messages it received, and its album photos. */
async function guestExport(
  db: Db,
  userId: string,
): Promise<Pick<AccountExport, 'rsvps' | 'messagesToYou' | 'photos' | 'times'>> {
  const rows = await db
    .selectFrom('invitees')
    .innerJoin('events', 'events.id', 'invitees.event_id')
    .selectAll('invitees')
    .select(['events.title', 'events.hosted_by', 'events.start_time'])
    .where('invitees.user_id', '=', userId)
    .where('invitees.role', '=', 'attendee')
    .orderBy('events.start_time', 'desc')
    .limit(maxRows)
    .execute()
  const messages = await db
    .selectFrom('messages')
    .innerJoin('events', 'events.id', 'messages.event_id')
    .innerJoin('invitees', (join) =>
      join
        .onRef('invitees.event_id', '=', 'messages.event_id')
        .onRef('invitees.invitee_id', '=', 'messages.receiver_id'),
    )
    .select(['events.title', 'messages.message', 'messages.sent_at'])
    .where('invitees.user_id', '=', userId)
    .whereRef('messages.sent_at', '>=', 'invitees.private_from')
    .orderBy('messages.sent_at', 'desc')
    .limit(maxRows)
    .execute()
  const photos = await db
    .selectFrom('album_photos')
    .innerJoin('invitees', (join) =>
      join
        .onRef('invitees.event_id', '=', 'album_photos.event_id')
        .onRef('invitees.invitee_id', '=', 'album_photos.invitee_id'),
    )
    .select('album_photos.url')
    .where('invitees.user_id', '=', userId)
    .orderBy('album_photos.created_at', 'desc')
    .limit(maxRows)
    .execute()
  const broughtItems = await readAllBrought(db, userId)
  const times = await db
    .selectFrom('time_answers')
    .innerJoin('invitees', (join) =>
      join
        .onRef('invitees.event_id', '=', 'time_answers.event_id')
        .onRef('invitees.invitee_id', '=', 'time_answers.invitee_id'),
    )
    .innerJoin('events', 'events.id', 'time_answers.event_id')
    .select(['events.title', 'time_answers.starts_at', 'time_answers.answer'])
    .where('invitees.user_id', '=', userId)
    .orderBy('time_answers.answered_at', 'desc')
    .limit(maxRows)
    .execute()
  return {
    times: times.map((one) => ({ party: one.title, start: iso(one.starts_at), answer: one.answer })),
    rsvps: rows.map(ownRow).map((one) => ({
      party: one.title,
      host: one.hosted_by,
      start: iso(one.start_time),
      // A removal is the host's, and isn't shown anywhere (docs/decisions/022-reveal-nothing-new.md).
      rsvp: one.rsvp_status === 'HIDDEN' ? 'SEEN' : one.rsvp_status,
      plusOnes: one.additional_guest_count,
      message: one.rsvp_message,
      responses: one.responses,
      heads: one.heads,
      name: one.name,
      email: one.email,
      phone: one.phone,
      cohost: one.cohost_status,
      brings: broughtItems
        .filter(({ event_id }) => event_id === one.event_id)
        .map(({ item, amount, note }) => ({ item, amount, note })),
      rsvpAt: iso(one.rsvp_at),
      emailConfirmedAt: iso(one.email_confirmed_at),
    })),
    messagesToYou: messages.map(messageExport),
    photos: photos.map(({ url }) => url),
  }
}

type OwnRecords = Pick<AccountExport, 'drafts' | 'coinChanges' | 'purchases' | 'images' | 'imageRequests'>

/** Exports the account's drafts, coin history, purchases, images, and image requests. */
async function ownExport(db: Db, userId: string): Promise<OwnRecords> {
  const drafts = await db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .limit(maxRows)
    .selectAll()
    .orderBy('saved_at', 'desc')
    .execute()
  const coins = await db
    .selectFrom('coin_entries')
    .where('user_id', '=', userId)
    .limit(maxRows)
    .selectAll()
    .orderBy('entry', 'desc')
    .execute()
  const purchases = await db
    .selectFrom('purchases')
    .where('user_id', '=', userId)
    .limit(maxRows)
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute()
  const images = await db
    .selectFrom('user_images')
    .where('user_id', '=', userId)
    .limit(maxRows)
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute()
  const requests = await db
    .selectFrom('image_tasks')
    .where('user_id', '=', userId)
    .limit(maxRows)
    .select(['request', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  return {
    drafts: drafts.map(({ id, event, saved_at }) => ({ id, event, saved: iso(saved_at) })),
    coinChanges: coins.map(({ kind, amount, balance, created_at }) => ({
      reason: kind,
      amount,
      balance,
      at: iso(created_at),
    })),
    purchases: purchases.map((one) => ({
      coins: one.coins,
      amount: one.amount,
      currency: one.currency,
      startedAt: iso(one.created_at),
      paidAt: iso(one.credited_at),
    })),
    images: images.map(({ image_url, prompt, created_at }) => ({ url: image_url, prompt, at: iso(created_at) })),
    imageRequests: requests.map(({ request, created_at }) => ({ request, at: iso(created_at) })),
  }
}
