import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/report'
import { thisHost, thisParty } from '@festoon/contract/messages/messaging/unsubscribe'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { maxReportNote, reportReasons } from '@festoon/contract/rules/reportReasons'
import { reportPath } from '@festoon/contract/wire/optOutPaths'
import { plainText, uuid } from '@festoon/contract/wire/text'
import { eventDefaults } from '@festoon/tokens/defaults'
import { readOptOuts } from '../../accounts/profile/optOuts.ts'
import { readUser } from '../../accounts/profile/users.ts'
import { sessionOfRefreshToken } from '../../accounts/sessions/sessions.ts'
import { Failure } from '../../core/Failure.ts'
import { recipientKey } from '../../crypto/addressKey.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isUnsubscribeToken, undoToken } from '../../crypto/tokens.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { personOf, type ReachedPerson } from '../../database/rows/personOf.ts'
import { wasReached } from '../../database/rows/wasInvited.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { hostOfRemoved } from '../../events/removedEvents.ts'
import { openGuest } from '../../rpc/access/access.ts'
import { refreshTokenIn } from '../../rpc/http/cookies.ts'
import { leaveTokenOut, readStoredToken } from '../../rpc/http/linkCookie.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import { sendLinkPage } from '../../rpc/http/sendLinkPage.ts'
import type { Services } from '../../rpc/services.ts'
import { isOwners, mayTurnOn, signInPath } from '../optOuts/turningOn.ts'
import { changeBlock } from './changeBlock.ts'
import { reportPage } from './reportPage.tsx'
import { saveReport } from './saveReport.ts'

const addressLink = z.object({
  a: z.string().regex(/^[\w-]{43}$/),
  e: z.guid().toLowerCase(),
  u: z.literal('1').optional(),
  s: uuid.optional(),
  t: z.string().max(64),
})
const accountLink = z.object({ e: z.guid().toLowerCase() })
const guestLink = z.object({
  e: z.guid().toLowerCase(),
  iu: z.guid().toLowerCase(),
  token: z.string().max(128).optional(),
})

const formSchema = z.object({
  do: z.enum(['report', 'block', 'unblock']),
  reason: z.enum(reportReasons).optional(),
  note: z
    .string()
    .max(4 * maxReportNote)
    .default(''),
  block: z.literal('on').optional(),
  undo: z.string().max(64).catch(''),
})
const noteSchema = plainText(maxReportNote)

type ReportedEvent = Pick<EventRow, 'id' | 'organizer_id' | 'title' | 'hosted_by' | 'colors'>

interface Reporter extends ReachedPerson {
  event: ReportedEvent
  /** The keyed hash of the email address or phone number that got the invitation. */
  addressKey: string
  /** The path of the report page, with the key of the reporter's link if the request's URL has it. */
  path: string
  /** The path of the report page without the token of a personal link. */
  plainPath: string
  /** The personal link in the request's URL. */
  linkInUrl?: PersonalLink
  /**
   * True if the link was sent to the address itself. Otherwise, someone with a forwarded link could block the host for the address's owner.
   */
  mayBlock: boolean
  /** True if a message to someone whose address the host entered reached the address. Otherwise, anyone may have entered it. */
  wasReached: boolean
}

/**
 * Registers `/report`, where a guest reports an invitation or blocks its host. Access depends on the link in an email, the
 * guest's personal link, or the session of a signed-in guest. `GET` changes nothing.
 */
export function registerReports(app: FastifyInstance, services: Services): void {
  app.get(reportPath, async (request, reply) => {
    const reporter = await readReporter(services, request)
    const { linkInUrl, plainPath } = reporter
    const cookie = { name: 'reportKey', path: reportPath } as const
    return (
      (linkInUrl && leaveTokenOut(request, reply, services.config, cookie, linkInUrl, plainPath)) ??
      show(services, request, reply, reporter)
    )
  })
  app.post(reportPath, async (request, reply) => {
    requireSameOrigin(services.config, request)
    const reporter = await readReporter(services, request)
    await services.rateLimits.takeFrom('reportsFromAddress', request.ip)
    return show(services, request, reply, reporter, await change(services, request, reporter))
  })
}

/**
 * Returns the reporter that a link is for.
 * @throws Failure notFound if the link is invalid, or rateLimited if the network has sent too many invalid links.
 */
async function readReporter(services: Services, request: FastifyRequest): Promise<Reporter> {
  const { db, clock, keys, rateLimits } = services
  const mailLink = addressLink.safeParse(request.query)
  if (mailLink.success) {
    const { a, e, u, s: sentBy, t } = mailLink.data
    const wasInvited = u === undefined
    const sender = sentBy === undefined ? {} : { s: sentBy }
    const subject = { addressKey: a, eventId: e, wasInvited, sentBy }
    const isGenuine = validKeys(keys, clock.now()).some(({ optOut }) => isUnsubscribeToken(optOut, subject, t))
    const event = isGenuine ? await readReportedEvent(db, e) : undefined
    if (event) {
      const query = new URLSearchParams({ a, e, ...(wasInvited ? {} : { u }), ...sender, t })
      const path = `${reportPath}?${query.toString()}`
      return {
        event,
        addressKey: a,
        path,
        plainPath: path,
        mayBlock: true,
        wasReached: wasInvited,
        ...(await personOf(db, { eventId: e, addressKey: a, sentBy })),
      }
    }
  }
  const personal = guestLink.safeParse(request.query)
  if (personal.success) {
    const { e: eventId, iu: inviteeId, token: linkToken } = personal.data
    const token = linkToken ?? readStoredToken(services.config, request, 'reportKey', inviteeId)
    const guest = token === undefined ? undefined : await openGuest(services, { eventId, inviteeId, token })
    const event = guest && (await readEvent(db, eventId))
    const [channel, contact] = guest?.email ? (['email', guest.email] as const) : (['phone', guest?.phone] as const)
    if (event && contact) {
      const plainPath = `${reportPath}?e=${eventId}&iu=${inviteeId}`
      return {
        event,
        addressKey: recipientKey(keys.addressKey, channel, contact),
        path: linkToken === undefined ? plainPath : `${plainPath}&token=${encodeURIComponent(linkToken)}`,
        plainPath,
        mayBlock: false,
        ...(linkToken === undefined ? {} : { linkInUrl: { eventId, inviteeId, token: linkToken } }),
        wasReached: wasReached(guest),
        ...(await personOf(db, { eventId, inviteeId })),
      }
    }
  }
  const member = accountLink.safeParse(request.query)
  const invitedMember = member.success ? await readMember(services, request, member.data.e) : undefined
  if (invitedMember) return invitedMember
  await rateLimits.takeFrom('optOutFromAddress', request.ip)
  throw new Failure('notFound')
}

/** Returns the signed-in guest as a reporter, or undefined if the browser has no session of a guest of the event. */
async function readMember(services: Services, request: FastifyRequest, eventId: string): Promise<Reporter | undefined> {
  const { db, clock, keys, config } = services
  const token = refreshTokenIn(config, request)
  const session = token === undefined ? undefined : await sessionOfRefreshToken(db, token, clock.now())
  if (!session) return undefined
  const [event, guest, user] = await Promise.all([
    readEvent(db, eventId),
    readInviteeOfUser(db, eventId, session.userId),
    readUser(db, session.userId),
  ])
  if (
    !event ||
    event.suspended_at !== null ||
    !guest ||
    guest.rsvp_status === 'HIDDEN' ||
    guest.role === 'organizer' ||
    !user
  )
    return undefined
  const [channel, contact] = user.emails[0]
    ? (['email', user.emails[0]] as const)
    : (['phone', user.phones[0]] as const)
  if (contact === undefined) return undefined
  const path = `${reportPath}?e=${eventId}`
  return {
    event,
    addressKey: recipientKey(keys.addressKey, channel, contact),
    path,
    plainPath: path,
    mayBlock: true,
    wasReached: wasReached(guest),
    ...(await personOf(db, { eventId, inviteeId: guest.invitee_id })),
  }
}

/** Returns what the page needs of a party. Of a deleted party, only its host is known. */
async function readReportedEvent(db: Db, id: string): Promise<ReportedEvent | undefined> {
  const event = await readEvent(db, id)
  const hostId = event ? undefined : await hostOfRemoved(db, id)
  if (hostId === undefined) return event
  return { id, organizer_id: hostId, title: thisParty, hosted_by: thisHost, colors: eventDefaults }
}

type Message = { text: string; isError?: boolean; undo?: string }

async function change(services: Services, request: FastifyRequest, reporter: Reporter): Promise<Message> {
  const form = formSchema.safeParse(request.body)
  if (!form.success) throw new Failure('malformed')
  const { event } = reporter
  const { keys, clock } = services
  const subject = { addressKey: reporter.addressKey, eventId: event.id }
  const blocker = { ...reporter, wasInvited: reporter.wasReached }
  /** Blocks the host. If no block existed, the page can undo it. */
  const block = async (): Promise<{ undo?: string }> =>
    (await changeBlock(services, blocker, true)) ? { undo: undoToken(keys.optOut, subject, 'host', clock.now()) } : {}
  if (form.data.do === 'block' || form.data.do === 'unblock') {
    if (!reporter.mayBlock) throw new Failure('forbidden')
    if (form.data.do === 'block') return { text: copy.blocked(event.hosted_by), ...(await block()) }
    if (!(await mayTurnOn(services, request, subject, 'host', form.data.undo)))
      return { text: copy.onlyOwner, isError: true }
    await changeBlock(services, blocker, false)
    return { text: copy.unblocked(event.hosted_by) }
  }
  const { reason, block: alsoBlock } = form.data
  const note = noteSchema.safeParse(form.data.note.trim())
  if (reason === undefined) return { text: copy.reasonRequired, isError: true }
  if (!note.success) return { text: copy.noteInvalid, isError: true }
  await saveReport(services, { ...reporter, reason, note: note.data })
  return { text: copy.reported, ...(alsoBlock && reporter.mayBlock ? await block() : {}) }
}

async function show(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { event, addressKey: key, path, mayBlock }: Reporter,
  message?: Message,
): Promise<FastifyReply> {
  const { db, config } = services
  const isBlocked = mayBlock ? (await readOptOuts(db, key, event)).has('host') : undefined
  const page = reportPage({
    event,
    path,
    isBlocked,
    undo: message?.undo,
    signInPath: (await isOwners(services, request, key)) ? undefined : signInPath(path),
    message,
    supportEmail: config.supportEmail,
  })
  return sendLinkPage(reply, page)
}
