import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/confirmAddress'
import { confirmPath } from '@festoon/contract/wire/confirmPath'
import { uuid } from '@festoon/contract/wire/text'
import { eventDefaults } from '@festoon/tokens/defaults'
import { Failure } from '../../core/Failure.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { confirmQueryPath } from '../../crypto/confirmLink.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isConfirmToken, type ConfirmSubject } from '../../crypto/tokens.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { personalLink, tokenOf } from '../../guests/rsvp/personalLink.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import { sendLinkPage } from '../../rpc/http/sendLinkPage.ts'
import type { Services } from '../../rpc/services.ts'
import { confirmAddress } from './confirmAddress.ts'

const querySchema = z.object({
  e: uuid,
  iu: uuid,
  v: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  a: z.string().regex(/^[\w-]{43}$/),
  t: z.string().max(64),
})

interface Visit {
  /** The path of the page, including the query from the guest's link. */
  path: string
  /** The guest and their address, or undefined if the link has ended. */
  confirmation: { event: EventRow; guest: InviteeRow; email: string } | undefined
}

/**
 * Registers `/confirm`, where guests confirm the email address that was entered for them. `GET` asks and changes nothing, because mail
 * scanners open links. `POST` confirms, and opens the guest's invitation. The link stops working when the address or the personal link
 * changes, or the guest is removed.
 */
export function registerConfirmAddress(app: FastifyInstance, services: Services): void {
  app.get(confirmPath, async (request, reply) => show(reply, await readVisit(services, request)))
  app.post(confirmPath, async (request, reply) => {
    requireSameOrigin(services.config, request)
    const visit = await readVisit(services, request)
    if (!visit.confirmation) return show(reply, visit)
    const { event, guest, email } = visit.confirmation
    const { db, clock, keys, jobs } = services
    await inTransaction(db, (tx) => confirmAddress(tx, jobs.queueNotifications, event, guest, email, clock.now()))
    jobs.wake()
    const key = { eventId: guest.event_id, inviteeId: guest.invitee_id, token: tokenOf(keys, guest) }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(personalLink('', key), 303)
  })
}

/** @throws Failure notFound if the link is invalid, or rateLimited if the network has sent too many invalid links. */
async function readVisit(services: Services, request: FastifyRequest): Promise<Visit> {
  const { keys, clock, rateLimits } = services
  const query = querySchema.safeParse(request.query)
  const { e: eventId = '', iu: inviteeId = '', v: tokenVersion = 0, a = '', t = '' } = query.data ?? {}
  const subject = { eventId, inviteeId, tokenVersion, addressKey: a }
  const isGenuine = validKeys(keys, clock.now()).some(({ guestData }) => isConfirmToken(guestData, subject, t))
  if (!query.success || !isGenuine) {
    await rateLimits.takeFrom('optOutFromAddress', request.ip)
    throw new Failure('notFound')
  }
  return { path: confirmQueryPath(keys, subject), confirmation: await readGuest(services, subject) }
}

/** Returns the guest of a link, or undefined if the address or the personal link was changed, or the guest or the event is gone. */
async function readGuest({ db, keys }: Services, subject: ConfirmSubject): Promise<Visit['confirmation']> {
  const event = await readEvent(db, subject.eventId)
  const guest = await readInvitee(db, subject.eventId, subject.inviteeId)
  if (!event || !guest || guest.email === null || guest.token_version !== subject.tokenVersion) return undefined
  const { email } = guest
  return addressKey(keys.addressKey, 'email', email) === subject.addressKey ? { event, guest, email } : undefined
}

function show(reply: FastifyReply, { path, confirmation }: Visit): FastifyReply {
  const page = scriptFreePage({
    title: copy.pageTitle,
    style: partyStyle(eventDefaults),
    message: undefined,
    content: confirmation ? (
      <>
        <h1>{copy.heading}</h1>
        <p>{copy.pageText}</p>
        <form method="post" action={path}>
          <button>{copy.confirmAndRead}</button>
        </form>
      </>
    ) : (
      <>
        <h1>{copy.linkEnded}</h1>
        <p>{copy.whyEnded}</p>
      </>
    ),
  })
  return sendLinkPage(reply, page)
}
