import { randomUUID } from 'node:crypto'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { addEmail } from '../accounts.ts'
import { invite, keyOf, type Person } from '../builders.ts'
import { call } from '../rpcClient.ts'
import type { TestServer } from '../testServer.ts'
import type { PersonName } from './accessTable.ts'

/**
 * Puts people on an event's guest list, as the kinds of callers require (accessTable.ts). Returns the guests whose personal
 * links the callers without an account have.
 */
export async function invitePeople(
  server: TestServer,
  at: EventView,
  who: Record<PersonName, Person>,
): Promise<{ linkHolder: Invitee; removedLinkHolder: Invitee }> {
  const { db } = server.services
  const set = (values: object, column: 'user_id' | 'invitee_id', value: string) =>
    db.updateTable('invitees').set(values).where(column, '=', value).where('event_id', '=', at.id).execute()
  const guests = [who.guestUser, who.waitlisted, who.denied, who.removed, who.cohost]
  const invitees = guests.map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
  await call(server, 'addInvitees', { eventId: at.id, invitees }, who.host)
  const names = ['Lin Link', 'Rea Removed', 'Ada Asked']
  const [linkHolder, removedLinkHolder, askedGuest] = await invite(server, who.host, at, names)
  if (!linkHolder || !removedLinkHolder || !askedGuest) throw new Error('not invited')
  const waitlistedRsvp = { rsvp_status: 'YES', waitlist_status: 'PENDING_APPROVAL', awaits: 'approval' }
  await set(waitlistedRsvp, 'user_id', who.waitlisted.userId)
  await set({ rsvp_status: 'YES', waitlist_status: 'DENIED' }, 'user_id', who.denied.userId)
  await set({ cohost_status: 'ACCEPTED' }, 'user_id', who.cohost.userId)
  await set({ cohost_status: 'ACCEPTED', rsvp_status: 'HIDDEN' }, 'user_id', who.removed.userId)
  // Data that only hosts may read.
  await set({ phone: '+15105551987', rsvp_message: 'for the host alone' }, 'invitee_id', linkHolder.inviteeId)
  await set({ rsvp_status: 'HIDDEN' }, 'invitee_id', removedLinkHolder.inviteeId)

  const sibling = { inviteeId: randomUUID(), name: 'Sia Sibling', email: `proven-${randomUUID()}@example.com` }
  await call(server, 'addInvitees', { eventId: at.id, invitees: [sibling] }, who.host)
  await call(server, 'deleteInvitees', { eventId: at.id, inviteeIds: [sibling.inviteeId] }, who.host)
  await addEmail(server, who.sibling, sibling.email)

  await call(server, 'addCohost', { eventId: at.id, cohost: { inviteeId: askedGuest.inviteeId } }, who.host)
  const invitee = { inviteeId: askedGuest.inviteeId, rsvpStatus: 'YES' as const }
  await call(server, 'updateAttendance', { eventId: at.id, token: keyOf(server, at, askedGuest), invitee }, who.claimer)
  return { linkHolder, removedLinkHolder }
}
