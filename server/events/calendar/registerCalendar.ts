import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sessionOfRefreshToken } from '../../accounts/sessions/sessions.ts'
import { Failure } from '../../core/Failure.ts'
import { refreshTokenIn } from '../../rpc/http/cookies.ts'
import type { Services } from '../../rpc/services.ts'
import { approachEvent } from '../view/eventView.ts'
import { readLinkQuery } from '../view/linkQuery.ts'
import { visibilityOf } from '../view/visibility.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { calendarEntryOf } from './calendarEntryOf.ts'
import { calendarFile } from './calendarFile.ts'
import { calendarLink, calendarNames } from './calendarLink.ts'

const paramsSchema = z.object({ eventId: z.guid(), calendar: z.enum(calendarNames).optional() })

/**
 * Registers the routes for adding an event to a calendar: one returns an .ics file, and the other redirects to a web calendar
 * (EVPAGE-07). While the date is to be decided, both lead people to the event's page, because earlier emails have links to them.
 */
export function registerCalendar(app: FastifyInstance, services: Services): void {
  app.get('/event/:eventId/calendar.ics', async (request, reply) => {
    const { entry, page } = await entryFor(services, request)
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
    if (!entry) {
      // Calendar apps keep their copy, and can't read a page.
      if (!request.headers.accept?.includes('text/html')) throw new Failure('notFound')
      return reply.redirect(page, 302)
    }
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="festoon.ics"')
      .send(calendarFile(entry, services.clock.now()))
  })
  app.get('/event/:eventId/calendar/:calendar', async (request, reply) => {
    const { entry, page } = await entryFor(services, request)
    const { calendar } = paramsSchema.parse(request.params)
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
    // A link in an earlier email must not offer a canceled party. Its page says that it is canceled.
    return reply.redirect(!entry || entry.isCanceled ? page : calendarLink(calendar ?? 'google', entry), 302)
  })
}

interface RequestedEntry {
  /** Undefined if the host hasn't decided the date yet. */
  entry: CalendarEntry | undefined
  /** The URL of the event's page, with the guest's key if the request has one. */
  page: string
}

/**
 * Returns the calendar entry of the requested event. It contains the address only if the caller may see it (AUTHZ-18).
 * @throws Failure notFound or eventNotFound.
 */
async function entryFor(services: Services, request: FastifyRequest): Promise<RequestedEntry> {
  const params = paramsSchema.safeParse(request.params)
  if (!params.success) throw new Failure('notFound')
  const { inviteeId, token } = readLinkQuery(z.record(z.string(), z.unknown()).parse(request.query))
  const cookie = refreshTokenIn(services.config, request)
  const session =
    cookie === undefined ? undefined : await sessionOfRefreshToken(services.db, cookie, services.clock.now())
  const approach = await approachEvent(services, params.data.eventId.toLowerCase(), { session, inviteeId, token })
  if (!approach) throw new Failure('eventNotFound')
  const { event, viewer } = approach
  const key =
    inviteeId === undefined || token === undefined ? '' : `?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
  return {
    entry: calendarEntryOf(event, visibilityOf(event, viewer).address, services.config),
    page: `${services.config.origin}/event/${event.id}${key}`,
  }
}
