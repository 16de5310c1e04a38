import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as fields from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/guestData'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { isEmail, normalizeEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { toE164 } from '@festoon/contract/rules/phone'
import { personName } from '@festoon/contract/wire/text'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import { Failure } from '../../core/Failure.ts'
import { addressKey, recipientKey } from '../../crypto/addressKey.ts'
import { validKeys } from '../../crypto/keys.ts'
import { pictureLink } from '../../crypto/pictureLink.ts'
import { readGuestDataProof } from '../../crypto/tokens.ts'
import { unsubscribeQueryPath } from '../../crypto/unsubscribeLink.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { pageAddress, personalKey } from '../../events/view/pageVisit.ts'
import { provingContact } from '../../events/view/provingContact.ts'
import { removePhotos } from '../../providers/storage/albumFiles.ts'
import { openGuest } from '../../rpc/access/access.ts'
import { leaveTokenOut, readStoredToken } from '../../rpc/http/linkCookie.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { correctGuest, eraseGuest, readGuestTraces, type GuestTraces } from './guestData.ts'
import { askPage, dataPage, erasedPage, savedPage, type RenderedPage, type Report } from './guestDataPage.tsx'
import { guestRecord } from './guestRecord.ts'
import { moveReports } from './moveReports.ts'
import { isReadByOwner, maskContact, sendDataLink } from './sendDataLink.ts'

const formSchema = z.object({
  do: z.enum(['send', 'correct', 'erase']),
  name: z.string().max(1_000).default(''),
  email: z.string().max(1_000).default(''),
  phone: z.string().max(1_000).default(''),
  confirm: z.string().max(100).default(''),
})

/**
 * A visit to a guest's data page. `isProven` is true if the visitor opened a link that was sent to the guest's email address or
 * phone number.
 */
interface Visit {
  event: EventRow
  guest: InviteeRow
  isProven: boolean
  /** The keyed hash of the email address or phone number that this link was sent to. */
  sentTo?: string
  /** The path of the guest's data page, with the key of the link if the request's URL has it. */
  path: string
  /** The path of the guest's data page without the token. */
  plainPath: string
  /** The link in the request's URL, with the proof of a link to the data as its token. Undefined if the browser sent the token as a cookie. */
  linkInUrl: PersonalLink | undefined
}

/**
 * Registers `/event/{eventId}/my-data`, where guests view, correct, download, and erase the data stored about them. Because a
 * personal link may have been forwarded, it opens only a page that offers to send a new link to the guest's email address or
 * phone number. The new link gives access to the data for an hour. Session cookies give no access.
 */
export function registerGuestData(app: FastifyInstance, services: Services): void {
  const at = '/event/:eventId/my-data'
  app.get(at, async (request, reply) => {
    const visit = await visitOf(services, request)
    const { event, linkInUrl, plainPath } = visit
    const cookie = { name: visit.isProven ? 'dataKey' : 'guestKey', path: `/event/${event.id}` } as const
    return (
      (linkInUrl && leaveTokenOut(request, reply, services.config, cookie, linkInUrl, plainPath)) ??
      show(services, reply, visit)
    )
  })
  app.get(`${at}.json`, async (request, reply) => {
    const { event, guest, isProven } = await visitOf(services, request)
    if (!isProven) throw new Failure('notFound')
    const record = guestRecord(event, ownRow(guest), await tracesOf(services, guest))
    return headers(reply)
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(record, null, 2))
  })
  app.post(at, async (request, reply) => {
    requireSameOrigin(services.config, request)
    const visit = await visitOf(services, request)
    const form = formSchema.safeParse(request.body)
    if (!form.success) throw new Failure('malformed')
    if (!visit.isProven) return show(services, reply, visit, await sendDataLink(services, visit, request))
    if (form.data.do === 'erase') return erase(services, reply, visit, form.data.confirm)
    if (form.data.do === 'correct') return correct(services, reply, visit, form.data)
    return show(services, reply, visit)
  })
}

/**
 * Returns the event and guest for the link in a request.
 * @throws Failure notFound if the link is invalid, or another person's account has responded since the link was sent.
 */
async function visitOf(services: Services, request: FastifyRequest): Promise<Visit> {
  const { db, config } = services
  const { eventId, query } = pageAddress(request)
  const event = await readEvent(db, eventId)
  const { inviteeId, token, isInUrl } = personalKey(config, request, query)
  if (!event || inviteeId === undefined) throw new Failure('notFound')
  const base = `/event/${event.id}/my-data?iu=${inviteeId}`
  const proofText = typeof query.p === 'string' ? query.p.slice(0, 128) : undefined
  const proof = proofText ?? (isInUrl ? undefined : readStoredToken(config, request, 'dataKey', inviteeId))
  const provenContact = proof === undefined ? undefined : await provenGuest(services, event, inviteeId, proof)
  if (provenContact) {
    const path = proofText === undefined ? base : `${base}&p=${encodeURIComponent(proofText)}`
    return {
      event,
      ...provenContact,
      isProven: true,
      path,
      plainPath: base,
      linkInUrl: proofText === undefined ? undefined : { eventId: event.id, inviteeId, token: proofText },
    }
  }
  if (proofText !== undefined || token === undefined) throw new Failure('notFound')
  const guest = await openGuest(services, { eventId: event.id, inviteeId, token })
  if (!guest) throw new Failure('notFound')
  const visit = { event, guest, isProven: false, path: base, plainPath: base, linkInUrl: undefined }
  if (!isInUrl) return visit
  return {
    ...visit,
    path: `${base}&token=${encodeURIComponent(token)}`,
    linkInUrl: { eventId: event.id, inviteeId, token },
  }
}

/**
 * Returns the guest whose data the key of a link opens, and the keyed hash of the email address or phone number that the link was
 * sent to. Returns undefined if the key is invalid or no longer the guest's own, for example because that contact was corrected.
 */
async function provenGuest(
  services: Services,
  event: EventRow,
  inviteeId: string,
  proof: string,
): Promise<Pick<Visit, 'guest' | 'sentTo'> | undefined> {
  const { db, keys, clock } = services
  const guest = await readInvitee(db, event.id, inviteeId)
  const subject = { eventId: event.id, inviteeId, tokenVersion: guest?.token_version ?? 0 }
  const now = clock.now()
  const [sentTo] = validKeys(keys, now).flatMap(
    (valid) => readGuestDataProof(valid.guestData, subject, proof, now) ?? [],
  )
  if (sentTo === undefined || !guest || sentTo !== contactKey(services, guest)) return undefined
  // Someone else's account may have responded since.
  return (await isReadByOwner(services, guest)) ? { guest, sentTo } : undefined
}

/** Returns the keyed hash of the contact that a guest's data is sent to, or undefined if there is none. */
function contactKey({ keys }: Services, guest: InviteeRow): string | undefined {
  const contact = provingContact(guest)
  return contact === null ? undefined : addressKey(keys.addressKey, contact.kind, contact.value)
}

async function correct(
  services: Services,
  reply: FastifyReply,
  visit: Visit,
  typedFields: { name: string; email: string; phone: string },
): Promise<FastifyReply> {
  const { db, keys, clock } = services
  const name = personName.safeParse(typedFields.name.trim())
  const email = typedEmail(typedFields.email)
  const phone = typedFields.phone.trim() === '' ? null : toE164(typedFields.phone)
  const problem = !name.success
    ? typedFields.name.trim() === ''
      ? copy.nameRequired
      : (name.error.issues[0]?.message ?? copy.nameRequired)
    : email !== '' && !isEmail(email)
      ? fields.emailInvalid
      : phone === undefined
        ? fields.phoneInvalid
        : undefined
  if (problem !== undefined || !name.success || phone === undefined)
    return show(services, reply, visit, { message: problem ?? '', isError: true }, typedFields)
  await services.rateLimits.take('dataCorrectionsOfGuest', `${visit.event.id}/${visit.guest.invitee_id}`)
  const { withheld, email_normalized: knownEmail } = visit.guest
  // Saving an address shows if another guest has it (docs/decisions/042-hidden-guest-lists.md).
  const isNewEmail = email !== '' && (withheld.includes('email') || normalizeEmail(email) !== knownEmail)
  if (!visit.event.public_guest_list && isNewEmail)
    return show(services, reply, visit, { message: copy.listHidden, isError: true }, typedFields)
  // A field that wasn't shown can't have been cleared by the guest.
  const changes = {
    name: name.data,
    ...(email === '' && withheld.includes('email') ? {} : { email: email === '' ? null : email }),
    ...(phone === null && withheld.includes('phone') ? {} : { phone }),
  }
  const outcome = await correctGuest(db, visit.guest, changes, clock.now(), keys.addressKey)
  const failureText = outcome === 'addressTaken' ? copy.addressTaken : copy.phoneUnconfirmed
  if (outcome !== 'saved') return show(services, reply, visit, { message: failureText, isError: true }, typedFields)
  const guest = await readInvitee(db, visit.event.id, visit.guest.invitee_id)
  if (guest) await moveReports(services, visit.guest, guest)
  // The link proves only the contact that it was sent to.
  if (guest && contactKey(services, guest) !== visit.sentTo) {
    const contact = provingContact(guest)
    return sendPage(reply, savedPage(visit.event, contact === null ? null : maskContact(contact.value)))
  }
  return show(services, reply, { ...visit, guest: guest ?? visit.guest }, { message: copy.saved })
}

async function erase(services: Services, reply: FastifyReply, visit: Visit, confirm: string): Promise<FastifyReply> {
  const { event, guest } = visit
  if (guest.user_id !== null)
    return show(services, reply, visit, {
      message: copy.signInToErase,
      isError: true,
    })
  if (confirm.trim().toUpperCase() !== 'ERASE')
    return show(services, reply, visit, { message: copy.eraseUnconfirmed, isError: true })
  await removePhotos(services, await eraseGuest(services.db, event, guest, services.clock.now()))
  return sendPage(reply, erasedPage(event))
}

async function show(
  services: Services,
  reply: FastifyReply,
  { event, guest, isProven, path, sentTo }: Visit,
  report?: Report,
  typedFields?: { name: string; email: string; phone: string },
): Promise<FastifyReply> {
  const { keys, config } = services
  const contact = provingContact(guest)
  const emailKey = guest.email === null ? undefined : addressKey(keys.addressKey, 'email', guest.email)
  const pageHtml = isProven
    ? dataPage(event, {
        path,
        downloadPath: path.replace('/my-data?', '/my-data.json?'),
        // The guest may have entered someone else's address.
        mutePath:
          emailKey === undefined || emailKey !== sentTo || guest.withheld.includes('email')
            ? undefined
            : unsubscribeQueryPath(keys, {
                addressKey: recipientKey(keys.addressKey, 'email', guest.email ?? ''),
                eventId: event.id,
                wasInvited: wasInvited(guest),
              }),
        record: guestRecord(event, ownRow(guest), await tracesOf(services, guest)),
        daysKept: config.contactsKeptDays,
        report,
        typedFields,
      })
    : askPage(event, {
        path,
        invitationPath: path.replace('/my-data?', '?'),
        to: contact === null ? null : maskContact(contact.value),
        ...(report ? { report } : {}),
      })
  return sendPage(reply, pageHtml)
}

const sendPage = (reply: FastifyReply, { html, policy }: RenderedPage): FastifyReply =>
  headers(reply).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)

const headers = (reply: FastifyReply): FastifyReply =>
  // With no-referrer, browsers would send forms without their origin.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin').header('x-robots-tag', 'noindex')

/** Returns the traces of a guest, with links to the guest's photos. */
async function tracesOf(services: Services, guest: InviteeRow): Promise<GuestTraces> {
  const traces = await readGuestTraces(services.db, guest)
  return { ...traces, photos: traces.photos.map((url) => pictureLink(services, url)) }
}
