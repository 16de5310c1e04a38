import { randomUUID } from 'node:crypto'
import type { NewInviteeRow } from '../database/schema.ts'

/** A user who organizes an event or replies to its co-host link. `email` is normalized. */
export interface Member {
  id: string
  name: string
  email: string | undefined
  phone: string | undefined
}

const roles = {
  organizer: { role: 'organizer', source: 'event', rsvp_status: 'YES', invite_status: 'SUCCESS' },
  cohost: { role: 'attendee', source: 'link', rsvp_status: 'SEEN', invite_status: 'OPENED' },
} as const

/**
 * Builds the invitee row of an event's organizer, or of a user who replies to the co-host link and isn't on the guest list yet.
 */
export const memberRow = (
  eventId: string,
  { id, name, email, phone }: Member,
  kind: keyof typeof roles,
  now: number,
): NewInviteeRow => ({
  event_id: eventId,
  invitee_id: randomUUID(),
  user_id: id,
  name,
  email: email ?? null,
  email_normalized: email ?? null,
  phone: phone ?? null,
  photo_url: null,
  created_by: null,
  ...roles[kind],
  waitlist_status: null,
  awaits: null,
  waitlisted_at: null,
  cohost_status: null,
  notification_preference: null,
  responses: '[]',
  rsvp_at: kind === 'organizer' ? now : null,
  acted_by: kind === 'organizer' ? id : null,
  created_at: now,
})
