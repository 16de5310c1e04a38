import * as copy from '@festoon/contract/messages/account/notices'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { uuid } from '@festoon/contract/wire/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { devicesPath } from '../../accounts/notices/accountNoticeMail.ts'
import type { OrganizerOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { openEventByCohostRemoval } from '../../rpc/access/access.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import type { Services } from '../../rpc/services.ts'
import { dismissCohost, readCohost } from '../grants/cohostRequests.ts'
import { cohostRemovalPath, cohostRemovalQueryPath } from './cohostRemoval.ts'

const querySchema = z.object({
  e: uuid,
  g: uuid,
  o: uuid,
  u: z
    .string()
    .regex(/^[\da-z]{1,12}$/)
    .transform((text) => Number.parseInt(text, 36)),
  t: z.string().max(64),
})

interface Visit {
  event: OrganizerOf<EventRow>
  row: InviteeRow | undefined
  /** The path of the page, including the query from the organizer's link. */
  path: string
}

/**
 * Registers `/event/cohost/remove`, where the link in the notice of a new co-host leads. `GET` asks, and `POST` removes the co-host.
 * Access depends on the link alone: a person who let themselves in may have the organizer's session, but can't read their mail.
 */
export function registerCohostRemoval(app: FastifyInstance, services: Services): void {
  app.get(cohostRemovalPath, async (request, reply) => show(reply, await readVisit(services, request)))
  app.post(cohostRemovalPath, async (request, reply) => {
    const { event, row, path } = await readVisit(services, request)
    if (row?.cohost_status !== 'ACCEPTED') return show(reply, { event, row, path })
    const removed = await dismissCohost(services.db, event, row.invitee_id, services.clock.now())
    return show(reply, { event, row: removed, path }, copy.cohostRemoved(removed.name))
  })
}

/** @throws Failure notFound if the link is invalid, has expired, or the party has another organizer; rateLimited. */
async function readVisit(services: Services, request: FastifyRequest): Promise<Visit> {
  const { db, keys, rateLimits } = services
  const query = querySchema.safeParse(request.query)
  const { e: eventId = '', g: grantId = '', o: organizerId = '', u: until = 0, t = '' } = query.data ?? {}
  const subject = { eventId, grantId, organizerId, until }
  const event = await openEventByCohostRemoval(services, subject, t)
  if (!event) {
    await rateLimits.takeFrom('optOutFromAddress', request.ip)
    throw new Failure('notFound')
  }
  return { event, row: await readCohost(db, event, grantId), path: cohostRemovalQueryPath(keys, subject) }
}

function show(reply: FastifyReply, { event, row, path }: Visit, done?: string): FastifyReply {
  const isCohost = row?.cohost_status === 'ACCEPTED'
  const heading = isCohost ? copy.removeCohostTitle(row.name, titleOf(event.title)) : (done ?? copy.cohostLinkUsed)
  const content = (
    <>
      <h1 dir="auto">{heading}</h1>
      {isCohost ? (
        <>
          <p>{copy.removeCohostDetail}</p>
          <form method="post" action={path}>
            <button>{copy.removeCohost}</button>
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
