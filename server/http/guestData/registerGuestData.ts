import { limits } from '@festoon/contract/limits'
import { isEmail, normaliseEmail } from '@festoon/contract/rules/email'
import { toE164 } from '@festoon/contract/rules/phone'
import { filledLine } from '@festoon/contract/text'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openGuest } from '../../access.ts'
import { removePhotos } from '../../data/albumFiles.ts'
import { readEvent } from '../../data/events.ts'
import { correctGuest, eraseGuest, isOwnContact, readGuestTraces } from '../../data/guestData.ts'
import { readInvitee } from '../../data/invitees.ts'
import type { EventRow, InviteeRow } from '../../data/schema.ts'
import { Failure } from '../../Failure.ts'
import { guestDataMail } from '../../mail/guestDataMail.ts'
import { networkOf } from '../../networkOf.ts'
import { addressKey } from '../../secret/addressKey.ts'
import { guestDataProof, isGuestDataProof } from '../../secret/guestDataProof.ts'
import { ownRow } from '../../ownRow.ts'
import { provingContact } from '../../provingContact.ts'
import type { Services } from '../../services.ts'
import { unsubscribeQueryPath } from '../../unsubscribeLink.ts'
import { readGuestLink, readGuid } from '../pages/guestLink.ts'
import { askPage, dataPage, erasedPage, type Report } from './guestDataPage.tsx'
import { guestRecord } from './guestRecord.ts'

const paramsSchema = z.object({ eventId: z.guid().transform((id) => id.toLowerCase()) })
const querySchema = z.record(z.string(), z.unknown())
const formSchema = z.object({
  do: z.enum(['send', 'correct', 'erase']),
  name: z.string().max(1_000).default(''),
  email: z.string().max(1_000).default(''),
  phone: z.string().max(1_000).default(''),
  confirm: z.string().max(100).default(''),
})

/** A guest whom a link names. `isProven`: whoever opened it reads the guest's own mails or texts. */
interface Visit {
  event: EventRow
  guest: InviteeRow
  isProven: boolean
  /** This very page. */
  path: string
}

/**
 * `/event/{eventId}/my-data`: what is kept about a guest. From the personal link of an invitation, which may have been passed
 * on, it only sends the way in, to the guest's own contact; the link that is sent works for an hour, and shows, corrects,
 * saves and erases. `GET` changes nothing, and the link is the only right to it: no cookie has a part in this.
 */
export function registerGuestData(app: FastifyInstance, services: Services): void {
  const at = '/event/:eventId/my-data'
  app.get(at, async (request, reply) => show(services, reply, await visitOf(services, request)))
  app.get(`${at}.json`, async (request, reply) => {
    const { event, guest, isProven } = await visitOf(services, request)
    if (!isProven) throw new Failure('notFound')
    const record = guestRecord(event, ownRow(guest), await readGuestTraces(services.db, guest))
    return headers(reply)
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(record, null, 2))
  })
  app.post(at, async (request, reply) => {
    const visit = await visitOf(services, request)
    const form = formSchema.safeParse(request.body)
    if (!form.success) throw new Failure('malformed')
    if (!visit.isProven) return show(services, reply, visit, await sendLink(services, visit, request))
    if (form.data.do === 'erase') return erase(services, reply, visit, form.data.confirm)
    if (form.data.do === 'correct') return correct(services, reply, visit, form.data)
    return show(services, reply, visit)
  })
}

/** Whose link was opened. @throws Failure notFound: nobody's. */
async function visitOf(services: Services, request: FastifyRequest): Promise<Visit> {
  const { db, keys, clock } = services
  const params = paramsSchema.safeParse(request.params)
  const query = querySchema.parse(request.query)
  const event = params.success ? await readEvent(db, params.data.eventId) : undefined
  const inviteeId = readGuid(query.iu)
  if (!event || inviteeId === undefined) throw new Failure('notFound')
  const proof = typeof query.p === 'string' ? query.p.slice(0, 128) : undefined
  const base = `/event/${event.id}/my-data`
  if (proof !== undefined) {
    const guest = await readInvitee(db, event.id, inviteeId)
    const subject = { eventId: event.id, inviteeId, tokenVersion: guest?.token_version ?? 0 }
    if (!isGuestDataProof(keys.guestData, subject, proof, clock.now()) || !guest) throw new Failure('notFound')
    // Somebody else's account may have answered since.
    if (!(await isReadByOwner(services, guest))) throw new Failure('notFound')
    return {
      event,
      guest,
      isProven: true,
      path: `${base}?${new URLSearchParams({ iu: inviteeId, p: proof }).toString()}`,
    }
  }
  const { token } = readGuestLink(query)
  const guest = token === undefined ? undefined : await openGuest(services, { eventId: event.id, inviteeId, token })
  if (!guest || token === undefined) throw new Failure('notFound')
  return { event, guest, isProven: false, path: `${base}?${new URLSearchParams({ iu: inviteeId, token }).toString()}` }
}

/** A contact as somebody recognises it who has it, and nobody else does. */
const masked = (contact: string): string => {
  const [name = '', domain] = contact.split('@')
  return domain === undefined
    ? `the number that ends in ${contact.slice(-2)}`
    : `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`
}

/** Whether the way in, sent to the row's contact, reaches whom the row belongs to. */
async function isReadByOwner({ db }: Services, guest: InviteeRow): Promise<boolean> {
  if (guest.user_id === null) return true
  const contact = provingContact(guest)
  if (contact === null) return false
  return isOwnContact(
    db,
    guest,
    contact.kind === 'email' ? { ...contact, value: normaliseEmail(contact.value) } : contact,
  )
}

/** Sends the way in to the guest's own contact. Whoever asks is told the same whether or not it arrived. */
async function sendLink(services: Services, visit: Visit, request: FastifyRequest): Promise<Report> {
  const { providers, keys, clock, config, rateLimits, log } = services
  const { event, guest } = visit
  const contact = provingContact(guest)
  if (!(await isReadByOwner(services, guest)))
    return {
      words: 'This invitation belongs to an account. Sign in, and take your data along under Profile.',
      isWrong: true,
    }
  if (contact === null) return { words: 'We have no address to send it to.', isWrong: true }
  await rateLimits.take('dataLinksFromAddress', networkOf(request.ip))
  await rateLimits.take('dataLinksOfGuest', `${event.id}/${guest.invitee_id}`)
  const subject = { eventId: event.id, inviteeId: guest.invitee_id, tokenVersion: guest.token_version }
  const query = new URLSearchParams({ iu: guest.invitee_id, p: guestDataProof(keys.guestData, subject, clock.now()) })
  const href = `${config.origin}/event/${event.id}/my-data?${query.toString()}`
  const key = `data/${event.id}/${guest.invitee_id}/${randomUUID()}`
  try {
    if (contact.kind === 'email') await providers.mail.send(guestDataMail({ key, to: contact.value }, event, href))
    else if (providers.text)
      await providers.text.send({
        key,
        to: contact.value,
        body: `Your data at Festoon, for an hour: ${href}`,
      })
    else return { words: `We cannot send texts here. Write to ${config.supportEmail}.`, isWrong: true }
  } catch (error) {
    log.warn({ err: error }, "a link to a guest's data could not be sent")
    return { words: `We could not send it. Try again later, or write to ${config.supportEmail}.`, isWrong: true }
  }
  return { words: `Sent to ${masked(contact.value)}; the link works for an hour.` }
}

async function correct(
  services: Services,
  reply: FastifyReply,
  visit: Visit,
  typed: { name: string; email: string; phone: string },
): Promise<FastifyReply> {
  const { db } = services
  const name = filledLine(limits.name).safeParse(typed.name.trim())
  const email = typed.email.trim()
  const phone = typed.phone.trim() === '' ? null : toE164(typed.phone)
  const wrong = !name.success
    ? 'Please give a name.'
    : email !== '' && !isEmail(email)
      ? 'Please enter a valid email address.'
      : phone === undefined
        ? 'Please enter a valid phone number.'
        : undefined
  if (wrong !== undefined || !name.success || phone === undefined)
    return show(services, reply, visit, { words: wrong ?? '', isWrong: true }, typed)
  await services.rateLimits.take('dataCorrectionsOfGuest', `${visit.event.id}/${visit.guest.invitee_id}`)
  const { withheld } = visit.guest
  // What is not shown was not emptied.
  const said = {
    name: name.data,
    ...(email === '' && withheld.includes('email') ? {} : { email: email === '' ? null : email }),
    ...(phone === null && withheld.includes('phone') ? {} : { phone }),
  }
  if (!(await correctGuest(db, visit.guest, said)))
    return show(
      services,
      reply,
      visit,
      { words: 'Another guest of this party has that address.', isWrong: true },
      typed,
    )
  const guest = await readInvitee(db, visit.event.id, visit.guest.invitee_id)
  return show(services, reply, { ...visit, guest: guest ?? visit.guest }, { words: 'Saved.' })
}

async function erase(services: Services, reply: FastifyReply, visit: Visit, confirm: string): Promise<FastifyReply> {
  const { event, guest } = visit
  if (guest.user_id !== null)
    return show(services, reply, visit, {
      words: 'This invitation belongs to an account. Sign in and delete the account under Profile.',
      isWrong: true,
    })
  if (confirm.trim().toUpperCase() !== 'ERASE')
    return show(services, reply, visit, { words: 'Type ERASE to confirm.', isWrong: true })
  await removePhotos(services, await eraseGuest(services.db, event, guest, services.clock.now()))
  const { html, policy } = erasedPage(event)
  return headers(reply).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
}

async function show(
  services: Services,
  reply: FastifyReply,
  { event, guest, isProven, path }: Visit,
  report?: Report,
  typed?: { name: string; email: string; phone: string },
): Promise<FastifyReply> {
  const { db, keys, config } = services
  const contact = provingContact(guest)
  const { html, policy } = isProven
    ? dataPage(event, {
        path,
        downloadPath: path.replace('/my-data?', '/my-data.json?'),
        mutePath:
          guest.email === null
            ? undefined
            : unsubscribeQueryPath(keys, {
                addressKey: addressKey(keys.addressKey, 'email', guest.email),
                eventId: event.id,
              }),
        record: guestRecord(event, ownRow(guest), await readGuestTraces(db, guest)),
        daysKept: config.contactsKeptDays,
        report,
        typed,
      })
    : askPage(event, {
        path,
        invitationPath: path.replace('/my-data?', '?'),
        to: contact === null ? null : masked(contact.value),
        ...(report ? { report } : {}),
      })
  return headers(reply).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
}

const headers = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
