import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '@festoon/contract/messages/failures'
import * as copy from '@festoon/contract/messages/guests/whenWorks'
import { dayIn, isTimeZone } from '@festoon/contract/rules/dates/timeZone'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { Failure } from '../core/Failure.ts'
import { validKeys } from '../crypto/keys.ts'
import { tokenHash } from '../crypto/randomToken.ts'
import { isNewGuest, newGuest } from '../crypto/tokens.ts'
import type { EventRow } from '../database/schema.ts'
import { countAnswersDue } from '../events/notifications/guestsToAsk.ts'
import { countUnconfirmed } from '../events/notifications/recipients.ts'
import { codeContact } from '../events/view/codeContact.ts'
import { pageVisit, type PageVisit } from '../events/view/pageVisit.ts'
import { handedLink, tokenOf } from '../guests/rsvp/personalLink.ts'
import { isProvenAddress } from '../messaging/confirmations/isProvenAddress.ts'
import { gates } from '../rpc/access/access.ts'
import { leaveTokenOut, storeLink } from '../rpc/http/linkCookie.ts'
import { requireSameOrigin } from '../rpc/http/sameOrigin.ts'
import { sendLinkPage } from '../rpc/http/sendLinkPage.ts'
import type { Services } from '../rpc/services.ts'
import { askGuests } from './askGuests.ts'
import { changeTimes } from './changeTimes.ts'
import { decideDate } from './decideDate.ts'
import { giveAnswers, mayAnswer } from './giveAnswers.ts'
import { hostTimesPage, pickPage, removePage } from './hostTimesPage.tsx'
import { numbersPart } from './liveParts.tsx'
import { readStoredGuest } from './readStoredGuest.ts'
import { dayField, firstStart, readTimesForm, timesOfForm, timesPerDay, type TimesForm } from './readTimesForm.ts'
import { readTimePoll } from './timePoll.ts'
import type { WhenContext, WhenMessage } from './whenContext.ts'
import { closedPage, guestPage } from './whenPage.tsx'
import { whenScript, whenScriptPath } from './whenScript.ts'

const pathOf = (eventId: string): string => `/event/${eventId}/when`

/**
 * Registers `/event/{eventId}/when`, where hosts of a party without a date propose times, guests answer when they can, and a host
 * picks a time. Access depends on the session or the personal link, as on the event's page. `GET` changes nothing. With `part=numbers`,
 * it returns only the parts that the page's script refreshes. Also registers that script.
 */
export function registerTimes(app: FastifyInstance, services: Services): void {
  const at = '/event/:eventId/when'
  app.get(at, async (request, reply) => {
    const visit = await pageVisit(services, request, pathOf)
    const cookie = { name: 'guestKey', path: `/event/${visit.event.id}` } as const
    const { linkInUrl, plainPath } = visit
    return (
      (linkInUrl && leaveTokenOut(request, reply, services.config, cookie, linkInUrl, plainPath)) ??
      show(services, reply, visit)
    )
  })
  app.get(whenScriptPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(whenScript),
  )
  app.post(at, { bodyLimit: 32 * 1024 }, async (request, reply) => {
    requireSameOrigin(services.config, request)
    const visit = await pageVisit(services, request, pathOf)
    await services.rateLimits.takeFrom('writesFromAddress', request.ip)
    const form = readTimesForm(request.body)
    if (isClosed(services, visit)) return show(services, reply, visit)
    if (!isHosting(visit) && form.kind !== 'answer') throw new Failure('forbidden')
    const change = isHosting(visit) ? changeAsHost : answer
    return change(services, request, reply, visit, form)
  })
}

const isHosting = ({ sight }: PageVisit): boolean => sight.isHost || sight.isCohost

const isClosed = ({ clock }: Services, { event }: PageVisit): boolean =>
  event.start_time !== null || event.canceled_at !== null || event.past_from <= clock.now()

/**
 * Returns the message for a refused form.
 * @throws the error if it isn't a failure that the page can show.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Failure) || error.data.reason === 'rateLimited') throw error
  const { reason, issues = [] } = error.data
  if (reason === 'notFound') return copy.timeGone
  return issues[0]?.message ?? failures[reason]
}

async function changeAsHost(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: PageVisit,
  form: TimesForm,
): Promise<FastifyReply> {
  const { event, path } = visit
  const problem = (text: string, field?: string) =>
    show(services, reply, visit, { text, isError: true, field }, { typedTimes: field === undefined ? undefined : form })
  const { session, event: hostedEvent } = await gates.host(
    services,
    { session: visit.session, identityToken: undefined },
    { eventId: event.id },
  )
  try {
    if (form.kind === 'pick') {
      await decideDate({ ...services, session }, hostedEvent, form.time)
      return back(reply, path)
    }
    if (form.kind === 'remove') {
      await changeTimes(services, hostedEvent, { add: [], remove: [form.time] })
      return await show(services, reply, visit, { text: copy.removed })
    }
    if (form.kind === 'ask') {
      const { recipients, unconfirmed } = await askGuests(
        { ...services, session },
        hostedEvent,
        form.messageId ?? randomUUID(),
      )
      const texts = [
        ...(recipients > 0 || unconfirmed === 0 ? [copy.asked(recipients)] : []),
        ...(unconfirmed > 0 ? [copy.unconfirmed(unconfirmed)] : []),
      ]
      return await show(services, reply, visit, { text: texts.join(' ') })
    }
    if (form.kind === 'browse') return await show(services, reply, visit, undefined, { typedTimes: form })
    if (form.kind !== 'propose') return await problem(copy.hostAnswers)
    const read = timesOfForm(form, event.time_zone)
    if ('problem' in read) return await problem(read.problem.text, read.problem.field)
    const addedCount = await changeTimes(services, hostedEvent, { add: read.times, remove: [] })
    const knownCount = new Set(read.times.map(({ startTime }) => startTime)).size - addedCount
    if (addedCount === 0) return await problem(copy.alreadyProposed(knownCount), firstStart(form))
    return await show(services, reply, visit, {
      text: knownCount > 0 ? copy.proposedSome(addedCount, knownCount) : copy.proposed,
    })
  } catch (error) {
    const text = messageOf(error)
    const isProposal = form.kind === 'propose'
    // What the database refuses is about the days: times that are over, or too many.
    const field = isProposal && error instanceof Failure && error.data.reason === 'invalid' ? dayField : undefined
    // Another host may have picked a time meanwhile.
    const next = await pageVisit(services, request, pathOf)
    if (isClosed(services, next)) return show(services, reply, next)
    return show(services, reply, next, { text, isError: true, field }, { typedTimes: isProposal ? form : undefined })
  }
}

async function answer(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: PageVisit,
  form: TimesForm,
): Promise<FastifyReply> {
  const { clock, keys, config } = services
  const { event, viewer, path } = visit
  const problem = (text: string) => show(services, reply, visit, { text, isError: true }, { typedTimes: form })
  if (form.answers.size === 0) return problem(copy.answersRequired)
  const { person, newGuest: newGuestFields } = form
  const genuine =
    newGuestFields && validKeys(keys, clock.now()).some((valid) => isNewGuest(valid.newGuest, event.id, newGuestFields))
      ? newGuestFields
      : newGuest(keys.newGuest, event.id)
  try {
    // Someone who answered here before, and types the same address again, changes those answers.
    const before = viewer.kind === 'visitor' ? await readStoredGuest(services, request, event.id) : undefined
    const isSame = before !== undefined && before.email_normalized === normalizeEmail(person.email)
    const by = isSame ? { event, viewer: { kind: 'guest' as const, row: before } } : visit
    const joining = { inviteeId: genuine.inviteeId, device: tokenHash(genuine.proof), ip: request.ip, ...person }
    const guest = await giveAnswers(services, by, form.answers, joining)
    if (visit.sight.own) {
      const next = await pageVisit(services, request, pathOf)
      return await show(services, reply, next, { text: copy.saved })
    }
    if (viewer.kind === 'user') return back(reply, withQuery(path, 'saved=1'))
    const cookie = { name: 'guestKey', path: `/event/${event.id}` } as const
    storeLink(reply, config, cookie, { eventId: event.id, inviteeId: guest.invitee_id, token: tokenOf(keys, guest) })
    const query = new URLSearchParams({ iu: guest.invitee_id, saved: '1' }).toString()
    return back(reply, `${pathOf(event.id)}?${query}`)
  } catch (error) {
    const text = messageOf(error)
    const next = await pageVisit(services, request, pathOf)
    if (isClosed(services, next)) return show(services, reply, next)
    // The fields of strangers are called like those of the operation.
    const [issue] = error instanceof Failure ? (error.data.issues ?? []) : []
    const field = issue?.path === 'name' || issue?.path === 'email' ? issue.path : undefined
    return show(services, reply, next, { text, isError: true, field }, { typedTimes: form })
  }
}

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`

const back = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(to, 303)

async function show(
  services: Services,
  reply: FastifyReply,
  visit: PageVisit,
  message?: WhenMessage,
  { typedTimes }: { typedTimes?: TimesForm | undefined } = {},
): Promise<FastifyReply> {
  const { db, clock, keys, config } = services
  const { event, viewer, sight, query, path, eventPath: invitationPath } = visit
  const now = clock.now()
  const poll = await readTimePoll(db, event, viewer)
  const zone = typeof query.zone === 'string' && isTimeZone(query.zone) ? query.zone : undefined
  const savedMessage = query.saved === '1' && poll.own.size > 0 ? { text: copy.saved } : undefined
  const isOpen = !isClosed(services, visit)
  const script = `${config.origin}${whenScriptPath}`
  const view: WhenContext = {
    event,
    poll,
    path,
    invitationPath,
    zone,
    now,
    script,
    isOpen,
    message: message ?? savedMessage,
  }
  const askedTime = (start: unknown) => poll.times.find(({ startTime }) => String(startTime) === start)
  const [pick, removal] = [askedTime(query.pick), askedTime(query.remove)]
  const unconfirmedCount = isHosting(visit) && pick ? await countUnconfirmed(db, event.id) : 0
  const hostCounts = isHosting(visit) && isOpen ? await countAnswersDue(db, event.id, now) : undefined
  const answersDue = { ...(hostCounts ?? { count: 0, toAsk: 0 }), messageId: randomUUID() }
  const ownGuest = viewer.kind === 'user' || isHosting(visit) ? undefined : sight.own
  const isEmailed = ownGuest !== undefined && (await isProvenAddress(db, ownGuest))
  const link = ownGuest && { eventId: event.id, inviteeId: ownGuest.invitee_id, token: tokenOf(keys, ownGuest) }
  const personalLink =
    !ownGuest || !link || isEmailed
      ? undefined
      : { href: handedLink(config.origin, link), takesCode: codeContact(ownGuest)?.kind === 'email' }
  const linkToRemember = (message ?? savedMessage)?.text === copy.saved ? link : undefined
  const recallsGuest = viewer.kind === 'visitor' && message === undefined
  const answering = ownGuest?.name ? { name: ownGuest.name, elsePath: pathOf(event.id) } : undefined
  const before = viewer.kind === 'visitor' ? await readStoredGuest(services, reply.request, event.id) : undefined
  const knownGuest = before && { name: before.name, path: withQuery(path, `iu=${before.invitee_id}`) }
  const render = () => {
    if (query.part === 'numbers') return numbersPart({ ...view, answersDue, isHost: isHosting(visit) })
    if (!isOpen) return closedPage(view)
    if (isHosting(visit) && pick && !message) return pickPage(view, pick, unconfirmedCount)
    if (isHosting(visit) && removal && !message) return removePage(view, removal)
    if (isHosting(visit)) return hostTimesPage({ ...view, answersDue, ...hostFields(event, query, typedTimes, now) })
    const isVisitor = viewer.kind === 'visitor'
    const stranger = isVisitor
      ? {
          ...(typedTimes?.person ?? { name: '', email: '' }),
          ...(typedTimes?.newGuest ?? newGuest(keys.newGuest, event.id)),
        }
      : null
    const isDenied = sight.own !== undefined && !mayAnswer(sight.own)
    const guestState = {
      isDenied,
      personalLink,
      linkToRemember,
      recallsGuest,
      answering,
      knownGuest,
    }
    return guestPage({ ...view, ...guestState, answers: typedTimes?.answers ?? poll.own, stranger })
  }
  return sendLinkPage(reply.code(message?.isError ? 422 : 200), render())
}

/** Returns the month that a host sees, and the values of the form that proposes times. */
function hostFields(event: EventRow, query: Record<string, unknown>, typedTimes: TimesForm | undefined, now: number) {
  const current = dayIn(now, event.time_zone).slice(0, 7)
  const monthText =
    typeof query.month === 'string' && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(query.month) ? query.month : ''
  const empty = Array.from({ length: timesPerDay }, (_, index) => ({ from: index === 0 ? '19:00' : '', until: '' }))
  return {
    month: monthText > current ? monthText : current,
    typedTimes: { days: typedTimes?.days ?? [], clocks: typedTimes?.clocks ?? empty },
  }
}
