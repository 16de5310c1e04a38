import type { FastifyReply } from 'fastify'
import { readEventOrSuspended } from '../../database/rows/eventRows.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { suspendedPage } from './suspendedPage.tsx'

/** A suspended event, and whether the viewer is one of its hosts. */
interface SuspensionView {
  event: EventRow
  isHost: boolean
}

/** Returns an event if it is suspended, otherwise undefined. */
export async function readSuspended(
  { db }: Services,
  eventId: string,
  session: Pick<Session, 'userId'> | undefined,
): Promise<SuspensionView | undefined> {
  const event = await readEventOrSuspended(db, eventId)
  if (!event || event.suspended_at === null) return undefined
  const row = session && (await readInviteeOfUser(db, eventId, session.userId))
  const isCohost = row?.cohost_status === 'ACCEPTED' && row.rsvp_status !== 'HIDDEN'
  return { event, isHost: session?.userId === event.organizer_id || isCohost }
}

/** Sends the page of a suspended event: the reason to its hosts, and a neutral note to everyone else. */
export function sendSuspended(
  { config }: Services,
  { event, isHost }: SuspensionView,
  reply: FastifyReply,
): FastifyReply {
  const { title, suspension_reason: reason } = event
  const { html, policy } = suspendedPage(
    isHost ? { title, reason: reason ?? '', supportEmail: config.supportEmail } : undefined,
  )
  return reply
    .status(404)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}
