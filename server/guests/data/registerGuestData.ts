import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as fields from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/guestData'
import { isEmail, normalizeEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { toE164 } from '@festoon/contract/rules/phone'
import { personName } from '@festoon/contract/wire/text'
import { findOptedOut } from '../../accounts/profile/optOuts.ts'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import { sendSms } from '../../accounts/sms/sendSms.ts'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { networksOf } from '../../core/networks.ts'
import { accountKey, addressKey, recipientKey, recipientKeys } from '../../crypto/addressKey.ts'
import { validKeys } from '../../crypto/keys.ts'
import { pictureLink } from '../../crypto/pictureLink.ts'
import { guestDataProof, readGuestDataProof } from '../../crypto/tokens.ts'
import { unsubscribeLink, unsubscribeQueryPath } from '../../crypto/unsubscribeLink.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import { wasInvited, wasReached } from '../../database/rows/wasInvited.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import { pageAddress, personalKey } from '../../events/view/pageVisit.ts'
import { provingContact } from '../../events/view/provingContact.ts'
import { removePhotos } from '../../providers/storage/albumFiles.ts'
import { openGuest } from '../../rpc/access/access.ts'
import { secondsUntilFree } from '../../rpc/budgets.ts'
import { leaveKeyOut, readLinkKey, type KeyInUrl } from '../../rpc/http/linkKey.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { correctGuest, eraseGuest, isOwnContact, readGuestTraces, type GuestTraces } from './guestData.ts'
import { guestDataMail } from './guestDataMail.ts'
import { askPage, dataPage, erasedPage, savedPage, type RenderedPage, type Report } from './guestDataPage.tsx'
import { guestRecord } from './guestRecord.ts'
import { moveReports } from './moveReports.ts'

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
  /** The key in the request's URL. Undefined if the browser sent the key as a cookie. */
  link: KeyInUrl | undefined
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
    const { event, link } = visit
    const cookie = { name: visit.isProven ? 'dataKey' : 'guestKey', path: `/event/${event.id}` } as const
    return (link && leaveKeyOut(request, reply, services.config, cookie, link)) ?? show(services, reply, visit)
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
    if (!visit.isProven) return show(services, reply, visit, await sendLink(services, visit, request))
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
  const proof = proofText ?? (isInUrl ? undefined : readLinkKey(config, request, 'dataKey', inviteeId))
  const provenContact = proof === undefined ? undefined : await provenGuest(services, event, inviteeId, proof)
  if (provenContact) {
    const path = proofText === undefined ? base : `${base}&p=${encodeURIComponent(proofText)}`
    return {
      event,
      ...provenContact,
      isProven: true,
      path,
      link: proofText === undefined ? undefined : { id: inviteeId, key: proofText, to: base },
    }
  }
  if (proofText !== undefined || token === undefined) throw new Failure('notFound')
  const guest = await openGuest(services, { eventId: event.id, inviteeId, token })
  if (!guest) throw new Failure('notFound')
  const visit = { event, guest, isProven: false, path: base, link: undefined }
  if (!isInUrl) return visit
  return {
    ...visit,
    path: `${base}&token=${encodeURIComponent(token)}`,
    link: { id: inviteeId, key: token, to: base },
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

/** Masks an email address (as in `m…@e…`) or a phone number, of which only the last two digits are shown. */
const maskContact = (contact: string): string => {
  const [name = '', domain] = contact.split('@')
  return domain === undefined ? copy.numberEnding(contact.slice(-2)) : `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`
}

/** Returns true if a link sent to the invitee's email address or phone number would reach the owner of the invitee row. */
async function isReadByOwner({ db }: Services, guest: InviteeRow): Promise<boolean> {
  if (guest.user_id === null) return true
  const contact = provingContact(guest)
  if (contact === null) return false
  return isOwnContact(
    db,
    guest,
    contact.kind === 'email' ? { ...contact, value: normalizeEmail(contact.value) } : contact,
  )
}

/**
 * Sends a guest a link to their data by email or SMS, unless the owner of the address has opted out. Returns the message to show on the
 * page, which doesn't reveal an opt-out.
 * @throws Failure rateLimited, also if the mailbox got too many of these emails, for any parties.
 */
async function sendLink(services: Services, visit: Visit, request: FastifyRequest): Promise<Report> {
  const { db, providers, keys, clock, config, rateLimits, budgets, log } = services
  const { event, guest } = visit
  const contact = provingContact(guest)
  if (!(await isReadByOwner(services, guest)))
    return {
      message: copy.signInToDownload,
      isError: true,
    }
  if (contact === null) return { message: copy.noAddress, isError: true }
  await rateLimits.takeFrom('dataLinksFromAddress', request.ip)
  await rateLimits.take('dataLinksOfGuest', `${event.id}/${guest.invitee_id}`)
  const sentMessage = { message: copy.linkSent(maskContact(contact.value)) }
  const account = guest.user_id === null ? [] : [accountKey(keys.addressKey, guest.user_id)]
  const optOutKeys = [...recipientKeys(keys.addressKey, contact.kind, contact.value), ...account]
  if ((await findOptedOut(db, optOutKeys, event)).size > 0) return sentMessage
  const recipient = recipientKey(keys.addressKey, contact.kind, contact.value)
  const cost = (await isReachedGuest(db, guest, contact))
    ? ({ name: 'dataLinksOfHostToAddress', subject: `${event.organizer_id}/${recipient}`, amount: 1 } as const)
    : ({ name: 'dataLinksToAddress', subject: recipient, amount: 1 } as const)
  const exhaustedBudget = await budgets.spend(db, [cost])
  if (exhaustedBudget) throw new Failure('rateLimited', { retryAfter: secondsUntilFree(exhaustedBudget, clock.now()) })
  const subject = { eventId: event.id, inviteeId: guest.invitee_id, tokenVersion: guest.token_version }
  const sentTo = addressKey(keys.addressKey, contact.kind, contact.value)
  const proof = guestDataProof(keys.guestData, subject, clock.now(), sentTo)
  const query = new URLSearchParams({ iu: guest.invitee_id, p: proof })
  const href = `${config.origin}/event/${event.id}/my-data?${query.toString()}`
  const key = `data/${event.id}/${guest.invitee_id}/${randomUUID()}`
  const unsubscribe = unsubscribeLink(config.origin, keys, {
    addressKey: recipient,
    eventId: event.id,
    wasInvited: wasInvited(guest),
  })
  try {
    if (contact.kind === 'email')
      await providers.mail.send(guestDataMail({ key, to: contact.value, unsubscribe }, event, href))
    else if (providers.sms)
      await sendSms(services, {
        key,
        to: contact.value,
        body: copy.smsText(href),
        budget: { networks: networksOf(request.ip) },
      })
    else return { message: copy.smsUnavailable(config.supportEmail), isError: true }
  } catch (error) {
    log.warn({ err: error }, 'failed to send a guest data link')
    return { message: copy.linkNotSent(config.supportEmail), isError: true }
  }
  return sentMessage
}

/**
 * Returns true if the host's invitation was sent to a contact, or the guest's account has verified it. Others must not use up its links.
 */
async function isReachedGuest(db: Db, guest: InviteeRow, contact: Contact): Promise<boolean> {
  if (guest.user_id !== null) return isOwnContact(db, guest, contact)
  return wasReached(guest) && (contact.kind === 'phone' ? !guest.late_contacts.includes('phone') : wasInvited(guest))
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
