import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/account/notices'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { uuid } from '@festoon/contract/wire/text'
import { devicesPath } from '../../accounts/notices/accountNoticeMail.ts'
import { Failure } from '../../core/Failure.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import type { Services } from '../../rpc/services.ts'
import { readHeldGrant, undoGrant, type HeldGrant } from '../grants/undoGrant.ts'
import { cohostRemovalPath, cohostRemovalQueryPath, isCohostRemovalLink } from './cohostRemoval.ts'

const querySchema = z.object({
  e: uuid,
  g: uuid,
  u: z
    .string()
    .regex(/^[\da-z]{1,12}$/)
    .transform((text) => Number.parseInt(text, 36)),
  t: z.string().max(64),
})

interface Visit {
  /** The event, and the hosts that the link removes. */
  heldGrant: HeldGrant
  right: { eventId: string; grantId: string }
  /** The path of the page, including the query from the notice's link. */
  path: string
}

/**
 * Registers `/event/cohost/remove`, where the link in the notice of a new co-host leads. `GET` asks, and `POST` removes the co-host, also
 * after they took the party over. Access depends on the link alone: a person who let themselves in may have the organizer's session,
 * or have deleted the account, but can't read the organizer's mail.
 */
export function registerCohostRemoval(app: FastifyInstance, services: Services): void {
  const { db, clock, jobs } = services
  app.get(cohostRemovalPath, async (request, reply) => show(reply, await readVisit(services, request)))
  app.post(cohostRemovalPath, async (request, reply) => {
    const { right, path } = await readVisit(services, request)
    const undoing = await undoGrant(db, jobs.queueNotifications, right, clock.now())
    if (!undoing) throw new Failure('notFound')
    jobs.wake()
    return show(reply, { heldGrant: { ...undoing, rows: [] }, right, path }, doneOf(undoing))
  })
}

/** @throws Failure notFound if the link is invalid, has expired, or the party has another organizer; rateLimited. */
async function readVisit(services: Services, request: FastifyRequest): Promise<Visit> {
  const { db, keys, rateLimits } = services
  const query = querySchema.safeParse(request.query)
  const { e: eventId = '', g: grantId = '', u: until = 0, t = '' } = query.data ?? {}
  const subject = { eventId, grantId, until }
  const heldGrant = isCohostRemovalLink(services, subject, t) ? await readHeldGrant(db, subject) : undefined
  if (!heldGrant) {
    await rateLimits.takeFrom('optOutFromAddress', request.ip)
    throw new Failure('notFound')
  }
  return { heldGrant, right: { eventId, grantId }, path: cohostRemovalQueryPath(keys, subject) }
}

/** Returns the confirmation that the hosts by a grant were removed, or undefined if there were none. */
function doneOf({ rows: [first] }: HeldGrant): string | undefined {
  if (!first) return undefined
  return first.role === 'organizer' ? copy.hostRemoved(first.name) : copy.cohostRemoved(first.name)
}

function show(reply: FastifyReply, { heldGrant: { event, rows }, path }: Visit, doneText?: string): FastifyReply {
  const [first] = rows
  const isOrganizer = first?.role === 'organizer'
  const title = isOrganizer ? copy.removeHostTitle : copy.removeCohostTitle
  const heading = first ? title(first.name, titleOf(event.title)) : (doneText ?? copy.cohostLinkUsed)
  const content = (
    <>
      <h1 dir="auto">{heading}</h1>
      {first ? (
        <>
          <p>{isOrganizer ? copy.removeHostDetail : copy.removeCohostDetail}</p>
          <form method="post" action={path}>
            <button>{isOrganizer ? copy.removeHost : copy.removeCohost}</button>
          </form>
        </>
      ) : (
        <p>
          {copy.ifUninvited(
            <a key="devices" href={devicesPath}>
              {copy.reviewAccount}
            </a>,
          )}
        </p>
      )}
    </>
  )
  const page = scriptFreePage({
    title: copy.removeCohostPage,
    style: partyStyle(event.colors),
    message: undefined,
    content,
  })
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', page.policy)
    .send(page.html)
}
