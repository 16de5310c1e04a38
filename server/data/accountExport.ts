import type { AccountExport } from '@festoon/contract/accountExport'
import { limits } from '@festoon/contract/limits'
import type { Db } from './schema.ts'

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
const isoOrNone = (ms: number): string | null => (ms === 0 ? null : iso(ms))

/** Reads everything that is kept about an account, the latest of each kind; undefined when there is none. */
export async function readAccountExport(db: Db, userId: string): Promise<AccountExport | undefined> {
  const most = limits.exportRows
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'photo_url', 'coins'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  const contacts = await db
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', user.id)
    .orderBy('verified_at')
    .execute()
  const devices = await db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .limit(most)
    .execute()
  const hosted = await db
    .selectFrom('events')
    .select(['id', 'title', 'description', 'start_time', 'end_time', 'location', 'cancelled_at'])
    .select(({ selectFrom }) =>
      selectFrom('invitees')
        .whereRef('invitees.event_id', '=', 'events.id')
        .where('role', '=', 'attendee')
        .where('rsvp_status', '<>', 'HIDDEN')
        .select(({ fn }) => fn.countAll<number>().as('guests'))
        .as('guests'),
    )
    .where('organizer_id', '=', user.id)
    .orderBy('start_time', 'desc')
    .limit(most)
    .execute()
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'event', 'saved_at'])
    .where('user_id', '=', user.id)
    .orderBy('saved_at', 'desc')
    .limit(most)
    .execute()
  const answers = await db
    .selectFrom('invitees')
    .innerJoin('events', 'events.id', 'invitees.event_id')
    .select([
      'events.title',
      'events.hosted_by',
      'events.start_time',
      'invitees.rsvp_status',
      'invitees.additional_guest_count',
      'invitees.rsvp_message',
      'invitees.answers',
    ])
    .where('invitees.user_id', '=', user.id)
    .where('invitees.role', '=', 'attendee')
    .orderBy('events.start_time', 'desc')
    .limit(most)
    .execute()
  const messages = await db
    .selectFrom('messages')
    .innerJoin('events', 'events.id', 'messages.event_id')
    .select(['events.title', 'messages.message', 'messages.sent_at'])
    .where('messages.sender_id', '=', user.id)
    .orderBy('messages.sent_at', 'desc')
    .limit(most)
    .execute()
  const coinChanges = await db
    .selectFrom('coin_entries')
    .select(['kind', 'amount', 'balance', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('entry', 'desc')
    .limit(most)
    .execute()
  const pictures = await db
    .selectFrom('user_images')
    .select('image_url')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const photos = await db
    .selectFrom('album_photos')
    .innerJoin('invitees', (join) =>
      join
        .onRef('invitees.event_id', '=', 'album_photos.event_id')
        .onRef('invitees.invitee_id', '=', 'album_photos.invitee_id'),
    )
    .select('album_photos.url')
    .where('invitees.user_id', '=', user.id)
    .orderBy('album_photos.created_at', 'desc')
    .limit(most)
    .execute()
  const valuesOf = (kind: 'email' | 'phone') => contacts.filter((one) => one.kind === kind).map(({ value }) => value)
  return {
    name: user.name,
    photoUrl: user.photo_url,
    emails: valuesOf('email'),
    phones: valuesOf('phone'),
    coins: user.coins,
    devices: devices.map((one) => ({
      device: one.user_agent,
      since: iso(one.created_at),
      lastUsed: iso(one.last_used_at),
    })),
    hosted: hosted.map((one) => ({
      id: one.id,
      title: one.title,
      description: one.description,
      start: iso(one.start_time),
      end: isoOrNone(one.end_time),
      place: one.location.displayName,
      cancelled: iso(one.cancelled_at),
      guests: one.guests ?? 0,
    })),
    drafts: drafts.map(({ id, event, saved_at }) => ({ id, event, saved: iso(saved_at) })),
    answers: answers.map((one) => ({
      party: one.title,
      host: one.hosted_by,
      start: iso(one.start_time),
      answer: one.rsvp_status,
      additionalGuests: one.additional_guest_count,
      message: one.rsvp_message,
      answers: one.answers,
    })),
    messages: messages.map(({ title, message, sent_at }) => ({ party: title, message, sentAt: iso(sent_at) })),
    coinChanges: coinChanges.map(({ kind, amount, balance, created_at }) => ({
      why: kind,
      amount,
      balance,
      at: iso(created_at),
    })),
    pictures: pictures.map(({ image_url }) => image_url),
    photos: photos.map(({ url }) => url),
  }
}
