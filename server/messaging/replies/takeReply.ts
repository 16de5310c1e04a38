import { z } from 'zod'
import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { preference } from '@festoon/contract/rules/guests/preferences'
import type { GuestOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { uidOf } from '../../events/calendar/calendarFile.ts'
import { saveRsvp } from '../../guests/rsvp/saveRsvp.ts'
import { openGuestByReply } from '../../rpc/access/access.ts'
import type { Services } from '../../rpc/services.ts'
import { readReplyMail, type MailedReply } from './readReplyMail.ts'

/** The maximum size in bytes of an email. Calendars write a few thousand, mail programs add their text and pictures. */
export const maxMailBytes = 1_048_576

/** The time in ms between two emails that ask a guest for the responses that a calendar can't give. */
const askAgainMs = 24 * 3_600_000

/**
 * Takes an email that was sent to the reply mailbox. If it is a guest's reply by calendar, saves the RSVP by the same rules as any
 * other. Everything else is dropped, and the log has the reason.
 * @throws Error only if the database fails, so that the email can be delivered again.
 */
export async function takeReply(services: Services, raw: Uint8Array): Promise<void> {
  const reason = await saveReply(services, raw)
  if (reason === 'saved') services.log.info('saved a reply by calendar')
  else services.log.info({ reason }, 'dropped an email to the reply mailbox')
}

/** Saves the reply in an email. Returns `saved`, or the reason why nothing was saved. */
async function saveReply(services: Services, raw: Uint8Array): Promise<string> {
  const { db, clock, config } = services
  if (config.replies === undefined) return 'noMailbox'
  if (raw.byteLength > maxMailBytes) return 'tooLarge'
  const reply = await readReplyMail(raw, config.replies.mailbox)
  if (typeof reply === 'string') return reply
  const eventId = eventIdIn(reply, config.origin)
  const guest = eventId === undefined ? undefined : await openGuestByReply(services, eventId, reply.token)
  const event = guest && (await readEvent(db, guest.event_id))
  if (!guest || !event) return 'unknownGuest'
  const rsvpStatus = rsvpOf(reply, event)
  if (rsvpStatus === undefined) return reply.partstat === 'TENTATIVE' ? 'tentative' : 'noRsvp'
  if (await db.selectFrom('inbound_mails').select('id').where('id', '=', reply.id).executeTakeFirst()) return 'repeated'
  const rsvp = {
    inviteeId: guest.invitee_id,
    rsvpStatus,
    additionalGuestCount: plusOnesOf(guest),
    answers: [],
    ...(guest.notification_preference === null ? { notificationPreference: preference.email } : {}),
  }
  // If the same email arrives twice at once, the second call changes nothing.
  const request = { id: `mail/${reply.id}`, hash: reply.id }
  const permission = { kind: 'invitee', invitee: guest } as const
  const outcome = await saveRsvp({ ...services, request }, event.id, rsvp, permission).then(
    (saved) => saved.outcome,
    (error: unknown) => {
      if (error instanceof Failure && error.data.reason === 'rateLimited') return 'rateLimited' as const
      throw error
    },
  )
  if (outcome === 'rateLimited') return outcome
  if (outcome === 'responsesMissing' || outcome === 'responsesInvalid') await askForResponses(services, event, guest)
  await db
    .insertInto('inbound_mails')
    .values({ id: reply.id, received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return outcome
}

const beforeClaim = z.object({ additional_guest_count: z.number() })

/** Returns the number of plus-ones of the invited guest's RSVP. An account that claimed the invitation may have changed it since. */
const plusOnesOf = ({ additional_guest_count, before_claim }: InviteeRow): number =>
  before_claim === null ? additional_guest_count : beforeClaim.parse(before_claim).additional_guest_count

/** Returns the id of the event with a reply's UID. */
function eventIdIn({ uid }: MailedReply, origin: string): string | undefined {
  const [id = ''] = uid.toLowerCase().split('@')
  const isOurs = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  return isOurs && uid.toLowerCase() === uidOf({ id, host: new URL(origin).hostname }) ? id : undefined
}

function rsvpOf({ partstat }: MailedReply, { allow_maybe }: EventRow): GivenRsvp | undefined {
  if (partstat === 'ACCEPTED') return 'YES'
  if (partstat === 'TENTATIVE' && allow_maybe) return 'MAYBE'
  return partstat === 'DECLINED' ? 'NO' : undefined
}

/** Sends a guest the link to a party whose required questions a calendar can't show, at most once a day. */
async function askForResponses(
  { db, jobs, clock }: Services,
  event: EventRow,
  { invitee_id: inviteeId, entered_by }: GuestOf<InviteeRow>,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    // The lock makes concurrent replies of the guest wait for each other.
    await tx
      .selectFrom('invitees')
      .select('invitee_id')
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', inviteeId)
      .forUpdate()
      .execute()
    const recent = await tx
      .selectFrom('deliveries')
      .select('key')
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', inviteeId)
      .where('key', 'like', 'responsesNeeded/%')
      .where('created_at', '>', now - askAgainMs)
      .executeTakeFirst()
    if (recent) return
    const key = `responsesNeeded/${now}`
    await tx
      .insertInto('deliveries')
      .values({
        event_id: event.id,
        invitee_id: inviteeId,
        key,
        state: 'queued',
        reason: null,
        sent_by: entered_by,
        created_at: now,
        finished_at: null,
      })
      .execute()
    await jobs.queueNotifications(tx, [{ eventId: event.id, inviteeId, key, notice: { kind: 'responsesNeeded' } }])
  })
  jobs.wake()
}
