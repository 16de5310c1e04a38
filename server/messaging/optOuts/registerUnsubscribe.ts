import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/unsubscribe'
import { unsubscribePath } from '@festoon/contract/wire/optOutPaths'
import { uuid } from '@festoon/contract/wire/text'
import { eventDefaults } from '@festoon/tokens/defaults'
import {
  addOptOut,
  changeOptOut,
  hasOptOut,
  liftOptOut,
  readOptOuts,
  type OptOut,
} from '../../accounts/profile/optOuts.ts'
import { senderOfRemoved } from '../../accounts/sending/removedReach.ts'
import { Failure } from '../../core/Failure.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isUnsubscribeToken, undoToken, type UnsubscribeSubject } from '../../crypto/tokens.ts'
import { unsubscribeQueryPath } from '../../crypto/unsubscribeLink.ts'
import { readEventOrSuspended } from '../../database/rows/eventRows.ts'
import { personOf, type ReachedPerson } from '../../database/rows/personOf.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { sendLinkPage } from '../../rpc/http/sendLinkPage.ts'
import type { Services } from '../../rpc/services.ts'
import { changeBlock } from '../reports/changeBlock.ts'
import { isOwners, mayTurnOn, signInPath, type UndoScope } from './turningOn.ts'
import { unsubscribePage, type OptOutResult } from './unsubscribePage.tsx'

const querySchema = z.object({
  a: z.string().regex(/^[\w-]{43}$/),
  e: z.guid().transform((id) => id.toLowerCase()),
  u: z.literal('1').optional(),
  s: uuid.optional(),
  t: z.string().max(64),
})
const scopeSchema = z.enum(['event', 'host', 'all'])

/** The maximum size of the unsubscribe form in bytes. */
const formBytes = 8 * 1024

interface Reader extends UnsubscribeSubject {
  wasInvited: boolean
  /** The event that the email was about, or undefined if the event was deleted. */
  event: EventRow | undefined
  /** The path of the unsubscribe page, including the query from the recipient's link. */
  path: string
}

/**
 * Registers `/unsubscribe`, where the recipient of an email can turn similar emails off or back on. `GET` shows the choices and
 * changes nothing. `POST` makes a change. The link alone turns emails off. Turning them on again needs the undo token of the page that
 * has just turned them off, or a session of the address's owner, because the email may have been forwarded.
 */
export async function registerUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // Email clients post a URL-encoded form or multipart data (RFC 8058, section 3.2).
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formBytes }, (_request, body, finish) => {
      finish(null, body)
    })
    scope.get(unsubscribePath, async (request, reply) =>
      show(services, request, reply, await readReader(services, request)),
    )
    scope.post(unsubscribePath, async (request, reply) => {
      const reader = await readReader(services, request)
      const { undo, ...wantedChange } = await readChange(request)
      const isRefused = !wantedChange.isOff && !(await mayTurnOn(services, request, reader, wantedChange.scope, undo))
      const optOutResult = isRefused ? undefined : await change(services, reader, wantedChange)
      // Read again, because the party may have a new host by now.
      if (isRefused) reply.status(403)
      return show(services, request, reply, await readReader(services, request), optOutResult, isRefused)
    })
  })
}

/**
 * Returns the recipient and event that the unsubscribe link is for. Only invalid links count against the network's rate limit,
 * because a mail provider's servers may open the links of many people.
 * @throws Failure notFound if the link is invalid, or rateLimited if the network has sent too many invalid links.
 */
async function readReader({ db, keys, clock, rateLimits }: Services, request: FastifyRequest): Promise<Reader> {
  const query = querySchema.safeParse(request.query)
  const wasInvited = query.data?.u === undefined
  const { a: addressKey = '', e: eventId = '', s: sentBy } = query.data ?? {}
  const subject = { addressKey, eventId, wasInvited, sentBy }
  const isGenuine = validKeys(keys, clock.now()).some(({ optOut }) =>
    isUnsubscribeToken(optOut, subject, query.data?.t ?? ''),
  )
  if (!query.success || !isGenuine) {
    await rateLimits.takeFrom('optOutFromAddress', request.ip)
    throw new Failure('notFound')
  }
  const event = await readEventOrSuspended(db, subject.eventId)
  return { ...subject, event, path: unsubscribeQueryPath(keys, subject) }
}

/** A requested change, with the undo token of the page that it comes from, or ''. */
interface OptOutChange {
  scope: UndoScope
  isOff: boolean
  undo: string
}

/**
 * Reads the requested change from the form. A one-click unsubscribe turns off emails about the event only.
 * @throws Failure malformed if the form contains no change.
 */
async function readChange({ body, headers }: FastifyRequest): Promise<OptOutChange> {
  const type = headers['content-type'] ?? ''
  const form = Buffer.isBuffer(body)
    ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined)
    : undefined
  if (form?.get('List-Unsubscribe') === 'One-Click') return { scope: 'event', isOff: true, undo: '' }
  const undo = z.string().max(64).catch('').parse(form?.get('undo'))
  for (const [name, isOff] of [
    ['off', true],
    ['on', false],
  ] as const) {
    const scope = scopeSchema.safeParse(form?.get(name))
    if (scope.success) return { scope: scope.data, isOff, undo }
  }
  throw new Failure('malformed')
}

/** Makes a change. Returns undefined if it has no effect because the event was deleted. */
async function change(
  services: Services,
  reader: Reader,
  { scope, isOff }: Pick<OptOutChange, 'scope' | 'isOff'>,
): Promise<OptOutResult | undefined> {
  const { db, clock, keys } = services
  const { addressKey, wasInvited, event } = reader
  const now = clock.now()
  const contact = { channel: 'email', addressKey } as const
  // Whatever was off before is the owner's choice, which no one with the link can undo.
  const doneWith = (wasOn: boolean): OptOutResult =>
    isOff && wasOn ? { scope, isOff, undo: undoToken(keys.optOut, reader, scope, now) } : { scope, isOff }
  const person = await reachedPerson(db, reader)
  if (scope === 'all') {
    // Names the organizer, too, because its subject is no host or event. It counts like an opt-out from that host's messages.
    const causedBy = person.causedBy ?? event?.organizer_id
    const optOut: OptOut = { ...contact, scope, subject: undefined, ...person, causedBy }
    const wasOn = !(await hasOptOut(db, optOut))
    await (isOff ? addOptOut(db, optOut, now, wasInvited) : liftOptOut(db, optOut))
    return doneWith(wasOn)
  }
  // A deleted party sends no more messages.
  if (!event) {
    const optOut: OptOut = { ...contact, scope: 'event', subject: reader.eventId, ...person }
    if (isOff && wasInvited && person.causedBy !== undefined) await addOptOut(db, optOut, now)
    return undefined
  }
  if (scope === 'host')
    return doneWith(await changeBlock(services, { event, addressKey, wasInvited, ...person }, isOff))
  const wasOn = !(await hasOptOut(db, { ...contact, scope, subject: event.id }))
  const order = { ...contact, scope, eventId: event.id, isOff, wasInvited, ...person }
  return (await changeOptOut(db, order, now)) ? doneWith(wasOn) : undefined
}

/** Returns the person who got the email, and the host whose limits an opt-out lowers. */
async function reachedPerson(db: Db, { event, ...email }: Reader): Promise<ReachedPerson> {
  return event ? personOf(db, email) : { causedBy: await senderOfRemoved(db, email) }
}

async function show(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
  optOutResult?: OptOutResult,
  isRefused = false,
): Promise<FastifyReply> {
  const { db, config } = services
  const { addressKey, event, path } = reader
  const off = await readOptOuts(db, addressKey, event)
  const page = unsubscribePage({
    event: event && shownOf(event),
    path,
    off,
    done: optOutResult,
    isRefused,
    signInPath: (await isOwners(services, request, addressKey)) ? undefined : signInPath(path),
    supportEmail: config.supportEmail,
  })
  return sendLinkPage(reply, page)
}

/** Returns the part of an event that the page shows. For a suspended event, it names neither the party nor the host. */
const shownOf = (event: EventRow): Pick<EventRow, 'title' | 'hosted_by' | 'colors'> =>
  event.suspended_at === null ? event : { title: copy.thisParty, hosted_by: copy.thisHost, colors: eventDefaults }
